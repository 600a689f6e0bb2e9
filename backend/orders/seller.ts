import type { SiteBrand } from '../../src/brands/brands.ts';
import { factSource } from '../editing/content/changed-entities.ts';
import { contentFacts } from '../editing/content/content-facts.ts';
import type { Editorial } from '../editing/content/editorial.ts';

/** The seller's details required on an invoice. */
export interface Seller {
  /** Name of the shop. */
  brand: string;
  legalName: string;
  address: string;
  phone: string;
  email: string;
  /** Number at the Chamber of Commerce. */
  kvk: string;
  vatNumber: string;
  /** Empty if not shown. */
  iban: string;
}

export interface SellerSource {
  brand: SiteBrand;
}

/** The seller, from the company's data; null if there are none (`company.yaml`). */
export function sellerOf(editorial: Editorial, { brand }: SellerSource, now: Date): Seller | null {
  const { company } = editorial.content;
  if (!company) return null;
  const facts = contentFacts(factSource(editorial, 'nl', { brand, count: 0, now }), company);
  const fact = (name: string) => facts[name] ?? '';
  return {
    brand: brand.name,
    legalName: fact('legalName'),
    address: fact('address'),
    phone: fact('phone'),
    email: fact('email'),
    kvk: fact('kvk'),
    vatNumber: fact('vat'),
    iban: fact('iban'),
  };
}
