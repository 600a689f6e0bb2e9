import type {
  Banner,
  ContentGroup,
  ContentPart,
  CustomerServiceFooter,
  FaqCategory,
  MenuItem,
  SellingPoint,
} from '../../src/domain/entities/content.ts';
import { type Facts, fillHtml, fillText } from './placeholders.ts';

/** Fills the placeholders of entities: HTML fields escaped, others not. */

function fillMenu(items: MenuItem[], facts: Facts): MenuItem[] {
  return items.map((item) => ({
    ...item,
    name: fillText(item.name, facts),
    url: fillText(item.url, facts),
    alternateUrl: item.alternateUrl && fillText(item.alternateUrl, facts),
    children: fillMenu(item.children, facts),
  }));
}

export function fillBanner(banner: Banner, facts: Facts): Banner {
  return {
    ...banner,
    title: fillText(banner.title, facts),
    summary: fillHtml(banner.summary, facts),
    linkTitle: fillText(banner.linkTitle, facts),
    alternateUrl: fillText(banner.alternateUrl, facts),
  };
}

function fillUsps(items: SellingPoint[], facts: Facts): SellingPoint[] {
  return items.map(({ description, alternateUrl }) => ({
    description: fillHtml(description, facts),
    alternateUrl: alternateUrl && fillText(alternateUrl, facts),
  }));
}

function fillCustomerService(item: CustomerServiceFooter, facts: Facts): CustomerServiceFooter {
  return {
    heading: fillText(item.heading, facts),
    summary: fillHtml(item.summary, facts),
    linkTitle: fillText(item.linkTitle, facts),
    alternateUrl: fillText(item.alternateUrl, facts),
  };
}

function fillPart(part: ContentPart, facts: Facts): ContentPart {
  if (part.type === 'banner') return { ...part, banner: fillBanner(part.banner, facts) };
  const heading = part.heading && fillText(part.heading, facts);
  if (part.type === 'text') return { ...part, heading, html: fillHtml(part.html, facts) };
  if (part.type === 'usps') return { ...part, heading, items: fillUsps(part.items, facts) };
  if (part.type === 'links') return { ...part, heading, items: fillMenu(part.items, facts) };
  const items = part.items.map(({ title, html }) => ({
    title: fillText(title, facts),
    html: fillHtml(html, facts),
  }));
  return { ...part, heading, items };
}

export function fillGroup(group: ContentGroup, facts: Facts): ContentGroup {
  if (group.kind === 'menu') return { ...group, items: fillMenu(group.items, facts) };
  if (group.kind === 'usps') return { ...group, items: fillUsps(group.items, facts) };
  if (group.kind === 'customerService') {
    return { ...group, item: fillCustomerService(group.item, facts) };
  }
  if (group.kind === 'blocks') {
    return { ...group, items: group.items.map((part) => fillPart(part, facts)) };
  }
  return { ...group, items: group.items.map((banner) => fillBanner(banner, facts)) };
}

export function fillFaq(categories: FaqCategory[], facts: Facts): FaqCategory[] {
  return categories.map((category) => ({
    ...category,
    title: fillText(category.title, facts),
    questions: category.questions.map(({ id, question, answer }) => ({
      id,
      question: fillText(question, facts),
      answer: fillHtml(answer, facts),
    })),
  }));
}
