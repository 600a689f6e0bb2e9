import { z } from 'zod';
import { addressKind } from '../../../src/domain/frame/editor-address.ts';

// Schemas of the addresses that editors write, in files and at the desk. Every address field uses
// one of these three; `resolveLink` applies the same rules to links in Markdown.

/** `page:betalen#kosten`, `category:gipsplaten`, `#anchor`: an address resolved by the content. */
const REFERENCE = /^((page|route|category|faq):[^\p{C}\p{Z}]+|#[^\p{C}\p{Z}]*)$/u;

const text = z.string().trim().min(1, 'may not be empty');

/** The target of a link: a reference, `https:`, `mailto:`, `tel:` or a path. */
export const linkTarget = text.refine(
  (target) => REFERENCE.test(target) || addressKind(target) !== null,
  'must be an https:, mailto: or tel: address, a path, or a reference such as page:bezorgen',
);

/** A page of another site. */
export const webAddress = text.refine(
  (address) => addressKind(address) === 'https',
  'must be an https address',
);

/** An image of the shop, or on another host. */
export const pictureAddress = text.refine(
  (address) => ['https', 'path'].includes(addressKind(address) ?? ''),
  'must be an https address or a path',
);
