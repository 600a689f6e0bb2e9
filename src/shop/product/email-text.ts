import { markup, type Markup } from '../listing/markup.ts';

/** An e-mail address that breaks behind its `@` and its dots; within a word only where even that is too long. */
export function emailText(address: string): Markup {
  const [first = '', ...others] = address.split(/(?<=[@.])/);
  return markup`${first}${others.map((part) => markup`<wbr>${part}`)}`;
}
