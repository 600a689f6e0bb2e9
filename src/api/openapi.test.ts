import { describe, expect, it } from 'vitest';
import { CALLS } from './catalogue.ts';
import { openApiDocument } from './openapi.ts';

const document = openApiDocument({ title: 'Shop', version: '1.0.0' });
const { paths, components } = document as {
  paths: Record<
    string,
    Record<string, { parameters: { name: string; required: boolean; in: string }[] }>
  >;
  components: { schemas: Record<string, unknown> };
};

describe('OpenAPI document', () => {
  it('contains every call', () => {
    for (const call of CALLS) expect(paths[call.path]).toHaveProperty(call.method.toLowerCase());
  });

  it('lists the failures of personal and customer calls, and requires a token for the latter', () => {
    const of = (path: string, method: string) =>
      paths[path]?.[method] as unknown as { responses: object; security?: unknown };
    const statuses = (path: string, method: string) =>
      Object.keys(of(path, method).responses).filter((status) => /^40[134]$/.test(status));
    expect(statuses('/api/aspos/customer/addresses/{id}', 'put')).toEqual(['401', '403', '404']);
    expect(statuses('/api/aspos/customer', 'get')).toEqual(['401']);
    expect(statuses('/api/aspos/preference/vat', 'post')).toEqual(['401', '403']);
    expect(statuses('/api/aspos/brands', 'get')).toEqual([]);
    expect(of('/api/aspos/customer', 'get').security).toEqual([{ bearer: [] }]);
    expect(of('/api/aspos/preference', 'get').security).toBeUndefined();
  });

  it('refers only to schemas that it contains', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
      (m) => m[1],
    );
    expect(references.length).toBeGreaterThan(50);
    for (const reference of references) {
      const name = reference?.replace('#/components/schemas/', '') ?? '';
      expect(components.schemas).toHaveProperty(name);
    }
  });

  it('states the media type of a file, besides the failure', () => {
    const pdf = paths['/api/aspos/customer/invoices/{id}/pdf']?.get as unknown as {
      responses: Record<string, { content: Record<string, unknown> }>;
    };
    expect(Object.keys(pdf.responses['200']!.content)).toEqual([
      'application/pdf',
      'application/json',
    ]);
  });

  it('includes the optional body of a call whose query may be sent in one', () => {
    const vouchers = paths['/api/aspos/cart/vouchers']?.delete as unknown as {
      parameters: { name: string; in: string }[];
      requestBody?: { required: boolean; content: Record<string, { schema: object }> };
    };
    expect(vouchers.requestBody).toMatchObject({
      required: false,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: { voucherId: { type: 'integer' }, couponId: { type: 'integer' } },
          },
        },
      },
    });
    const inQuery = vouchers.parameters.filter(({ in: where }) => where === 'query');
    expect(inQuery.map(({ name }) => name)).toEqual(['voucherId', 'couponId']);
  });

  it('lists all parameters of a path, and only those that all calls need as required', () => {
    const search = paths['/api/sp/search']?.get?.parameters ?? [];
    expect(search.filter(({ required }) => required).map(({ name }) => name)).toEqual([
      'requestType',
    ]);
    const product = paths['/api/aspos/products/url/{url}']?.get?.parameters ?? [];
    expect(product.find(({ name }) => name === 'url')).toMatchObject({
      in: 'path',
      required: true,
    });
  });
});
