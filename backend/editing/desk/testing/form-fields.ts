/** What a browser would send of the first form that has a field of a name. */
export function formFields(page: string, has: string): [string, string][] {
  const form = page
    .split('<form')
    .slice(1)
    .map((part) => part.split('</form>')[0] ?? '')
    .find((part) => part.includes(`name="${has}"`));
  if (form === undefined) throw new Error(`There is no form with ${has}.`);
  const fields: [string, string][] = [];
  for (const [tag, kind = ''] of form.matchAll(
    /<(input|select|textarea)\b[^>]*>(?:[\s\S]*?<\/\1>)?/g,
  )) {
    const open = tag.slice(0, tag.indexOf('>') + 1);
    const name = attribute(open, 'name');
    if (name === null || kind === '') continue;
    if (kind === 'textarea') {
      const text = tag.slice(open.length, -'</textarea>'.length).replace(/^\n/, '');
      fields.push([name, plain(text)]);
    } else if (kind === 'select') {
      const chosen = /<option[^>]*\bselected\b[^>]*>/.exec(tag) ?? /<option[^>]*>/.exec(tag);
      fields.push([name, attribute(chosen?.[0] ?? '', 'value') ?? '']);
    } else if (!/type="(checkbox|radio)"/.test(open) || /\bchecked\b/.test(open)) {
      fields.push([name, attribute(open, 'value') ?? '']);
    }
  }
  return fields;
}

const attribute = (tag: string, name: string): string | null => {
  const found = new RegExp(`\\b${name}="([^"]*)"`).exec(tag);
  return found ? plain(found[1] ?? '') : null;
};

const plain = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
