import * as calls from '../../../src/api/tools/calls.ts';
import type { ToolLineRecord } from '../../../src/api/tools/calls.ts';
import type { Locale } from '../../../src/domain/shared/common.ts';
import { millimetresOf, type ToolLine } from '../../../src/domain/tools/candidate.ts';
import {
  finishesFor,
  finishFor,
  isAllowedLength,
  planJoint,
} from '../../../src/domain/tools/joint.ts';
import type { Finish } from '../../../src/domain/tools/tool-table.ts';
import { parseJoint, parseWall } from '../../../src/domain/tools/tool-address.ts';
import { planWall } from '../../../src/domain/tools/wall.ts';
import type { Shop } from '../../catalogue/reads/shop.ts';
import { handle, type HandledCall } from '../../platform/http/handled-call.ts';
import { candidatesOf } from './candidates.ts';

const CACHED_OPTIONS = { cached: true };

/** Handlers of the wall builder and the joint kit. */
export function toolRoutes(shop: Shop): HandledCall[] {
  return [
    handle(
      calls.wallMaterials,
      async ({ query }, { locale, editorial }) => {
        const { attributes, wall: parts } = editorial.content.tools;
        const wall = parseWall(textReader(query));
        const candidates = await candidatesOf(shop.db, shop.state, parts);
        return { Lines: await lineRecords(shop, planWall(wall, candidates, attributes), locale) };
      },
      CACHED_OPTIONS,
    ),
    handle(
      calls.jointKit,
      async ({ query }, { locale, editorial }) => {
        const { attributes: codes, joint: parts, finishes } = editorial.content.tools;
        const joint = parseJoint(textReader(query));
        const planForFinish = async (finish: Finish) => {
          const materials = (finishes[finish] ?? []).map((one) => one.toLowerCase());
          const candidates = await candidatesOf(shop.db, shop.state, parts, (product, part) => {
            const isBolt = part === 'bolt' || part === 'shankBolt';
            return (
              (!isBolt || isAllowedLength(joint, millimetresOf(product, codes.length) ?? 0)) &&
              (product.attributes[codes.material] ?? []).some((one) =>
                materials.includes(one.toLowerCase()),
              )
            );
          });
          return planJoint(joint, finish, candidates, codes);
        };
        const [usualFinish = finishFor(joint), ...otherFinishes] = finishesFor(joint);
        let { finish, bolt, lines } = await planForFinish(usualFinish);
        for (const otherFinish of otherFinishes) {
          if (bolt) break;
          const alternativePlan = await planForFinish(otherFinish);
          if (alternativePlan.bolt) ({ finish, bolt, lines } = alternativePlan);
        }
        return {
          Finish: finish,
          Bolt: bolt && { Diameter: bolt.diameter, Length: bolt.length },
          Lines: await lineRecords(shop, lines, locale),
        };
      },
      CACHED_OPTIONS,
    ),
  ];
}

/**
 * Returns a function that reads a validated field as the text that an address contains, which the
 * rules parse.
 */
const textReader = (query: Record<string, unknown>) => (name: string) => {
  const value = query[name];
  return typeof value === 'boolean' ? String(Number(value)) : String(value);
};

async function lineRecords(
  shop: Shop,
  lines: readonly ToolLine<string>[],
  locale: Locale,
): Promise<ToolLineRecord[]> {
  const ids = lines.flatMap(({ choice }) => choice?.id ?? []);
  const products = await shop.summaries([...new Set(ids)], locale);
  const byId = new Map(products.map((product) => [product.Id, product]));
  return lines.map(({ part, unit, needed, choice }) => {
    const product = choice && byId.get(choice.id);
    return {
      ...{ Part: part, Unit: unit, Needed: Math.round(needed * 1000) / 1000 },
      Choice: product
        ? {
            Product: product,
            Quantity: choice.quantity,
            PerPackage: choice.perPackage,
            Grams: choice.grams,
          }
        : null,
    };
  });
}
