/** What a browser would send of the first form that has a field of a name. */
export function readFormFields(page: string, fieldName: string): [string, string][] {
  const form = page
    .split('<form')
    .slice(1)
    .map((part) => part.split('</form>')[0] ?? '')
    .find((part) => part.includes(`name="${fieldName}"`));
  if (form === undefined) throw new Error(`There is no form with ${fieldName}.`);
  const fields: [string, string][] = [];
  for (const [tag, kind = ''] of form.matchAll(
    /<(input|select|textarea)\b[^>]*>(?:[\s\S]*?<\/\1>)?/g,
  )) {
    const open = tag.slice(0, tag.indexOf('>') + 1);
    const name = attributeOf(open, 'name');
    if (name === null || kind === '') continue;
    if (kind === 'textarea') {
      const text = tag.slice(open.length, -'</textarea>'.length).replace(/^\n/, '');
      fields.push([name, unescapeHtml(text)]);
    } else if (kind === 'select') {
      const chosenOption = /<option[^>]*\bselected\b[^>]*>/.exec(tag) ?? /<option[^>]*>/.exec(tag);
      fields.push([name, attributeOf(chosenOption?.[0] ?? '', 'value') ?? '']);
    } else if (!/type="(checkbox|radio)"/.test(open) || /\bchecked\b/.test(open)) {
      fields.push([name, attributeOf(open, 'value') ?? '']);
    }
  }
  return fields;
}

const attributeOf = (tag: string, name: string): string | null => {
  const match = new RegExp(`\\b${name}="([^"]*)"`).exec(tag);
  return match ? unescapeHtml(match[1] ?? '') : null;
};

const unescapeHtml = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
