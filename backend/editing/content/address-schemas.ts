import { z } from 'zod';
import { addressKind } from '../../../src/domain/frame/editor-address.ts';

// The addresses that editors write, in files and at the desk. Every field with an address uses
// one of these three; `resolveLink` applies the same rule to the links of Markdown.

/** `page:betalen#kosten`, `category:gipsplaten`, `#anchor`: an address that the content resolves. */
const REFERENCE = /^((page|route|category|faq):[^\p{C}\p{Z}]+|#[^\p{C}\p{Z}]*)$/u;

const text = z.string().trim().min(1, 'may not be empty');

/** Where a link leads: a reference, `https:`, `mailto:`, `tel:` or a path. */
export const linkTarget = text.refine(
  (target) => REFERENCE.test(target) || addressKind(target) !== null,
  'must be an https:, mailto: or tel: address, a path, or a reference such as page:bezorgen',
);

/** A page of another site. */
export const webAddress = text.refine(
  (address) => addressKind(address) === 'https',
  'must be an https address',
);

/** A picture: of the shop, or of another host. */
export const pictureAddress = text.refine(
  (address) => ['https', 'path'].includes(addressKind(address) ?? ''),
  'must be an https address or a path',
);
