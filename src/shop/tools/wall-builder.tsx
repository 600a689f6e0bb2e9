import list from 'texts:builders/list';
import texts from 'texts:builders/wall';
import { type PlannedLine, wallMaterials } from '../../api/tools/client.ts';
import type { Outcome } from '../../api/outcome.ts';
import { formatNumber } from '../../domain/shared/money.ts';
import { parseWall, wallFields } from '../../domain/tools/tool-address.ts';
import {
  WALL_DATA,
  WALL_LIMITS,
  BOARDS,
  maxWallHeight,
  type Opening,
  type Wall,
  WALL_KINDS,
  wallFault,
} from '../../domain/tools/wall.ts';
import { fill } from '../../i18n/fill.ts';
import { pageLocale } from '../../i18n/page-locale.ts';
import type { ListPageProps } from '../account/lists/use-list-address.ts';
import { api } from '../calls/api.ts';
import { now } from '../calls/now.ts';
import { ChoiceField, Note, NumberField, ToolFrame } from './fields.tsx';
import { Materials } from './materials.tsx';
import { PlanPart, useTool } from './tool-plan.tsx';

const WALL_TOOL = {
  parse: parseWall,
  fieldsOf: wallFields,
  isPossible: (wall: Wall) => wallFault(wall) === null,
  requestPlan: (wall: Wall): Promise<Outcome<PlannedLine[]>> =>
    wallMaterials(api(pageLocale()), wall, now()),
};

interface Props extends ListPageProps {
  signIn: string;
}

/** Calculates the materials of a partition wall and chooses products for them. */
export function WallBuilder({ locale, settings, signIn }: Props) {
  const t = texts[locale];
  const tool = useTool(WALL_TOOL);
  const { input: wall, change } = tool;
  const fault = wallFault(wall);
  const metres = (mm: number) => formatNumber(mm / 1000, locale);
  const title = fill(t.listTitle, {
    length: metres(wall.length),
    height: metres(wall.height),
  });
  const optionsOf = <T extends keyof typeof t>(all: readonly T[]) =>
    all.map((one) => [one, t[one]] as const);
  const form = (
    <>
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          {...{ locale, unit: 'mm', label: t.length, value: wall.length }}
          limits={WALL_LIMITS.length}
          onValue={(length) => change({ length })}
        />
        <NumberField
          {...{ locale, unit: 'mm', label: t.height, value: wall.height }}
          limits={WALL_LIMITS.height}
          onValue={(height) => change({ height })}
        />
      </div>
      <ChoiceField
        label={t.kind}
        value={wall.kind}
        options={optionsOf(WALL_KINDS)}
        onValue={(kind) => change({ kind })}
      />
      <ChoiceField
        label={t.board}
        value={wall.board}
        options={optionsOf(BOARDS)}
        onValue={(board) => change({ board })}
      />
      <ChoiceField
        label={t.stud}
        value={wall.stud}
        options={WALL_DATA.studs.map((mm) => [mm, `${mm} mm`] as const)}
        hint={fill(t.studHint, { height: metres(maxWallHeight(wall)) })}
        onValue={(stud) => change({ stud })}
      />
      <ChoiceField
        label={t.spacing}
        value={wall.spacing}
        options={WALL_DATA.spacings.map((mm) => [mm, t[`spacing${mm}`]] as const)}
        onValue={(spacing) => change({ spacing })}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={wall.insulated}
          onChange={() => change({ insulated: !wall.insulated })}
        />
        {t.insulated}
      </label>
      <Openings locale={locale} wall={wall} onChange={(openings) => change({ openings })} />
    </>
  );
  return (
    <ToolFrame form={form}>
      {fault ? (
        <Note tone="warning">
          {fill(t[fault === 'height' ? 'tooHigh' : 'noRoom'], {
            height: metres(maxWallHeight(wall)),
          })}
        </Note>
      ) : (
        <PlanPart locale={locale} tool={tool} title={title}>
          {(lines) => (
            <>
              <Materials
                key={JSON.stringify(
                  lines.map(({ part, choice }) => [part, choice?.product.id, choice?.quantity]),
                )}
                {...{ locale, settings, title, lines, signIn }}
                names={{ ...t, stud: t.studs }}
              />
              <p className="mt-4 text-sm text-muted">{list[locale].advice}</p>
            </>
          )}
        </PlanPart>
      )}
    </ToolFrame>
  );
}

/** Usual sizes in mm: a door of 930 x 2115 including clearance, a window of 1200 x 1000. */
const NEW_OPENING: Record<Opening['kind'], Opening> = {
  door: { kind: 'door', width: 930, height: 2115 },
  window: { kind: 'window', width: 1200, height: 1000 },
};

interface OpeningsProps extends Pick<ListPageProps, 'locale'> {
  wall: Wall;
  onChange: (openings: Opening[]) => void;
}

function Openings({ locale, wall: { openings }, onChange }: OpeningsProps) {
  const t = texts[locale];
  const changeOpening = (at: number, part: Partial<Opening>) =>
    onChange(openings.map((one, index) => (index === at ? { ...one, ...part } : one)));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium">{t.openings}</legend>
      {openings.map((one, at) => (
        <fieldset
          key={at}
          className="mb-3 grid grid-cols-2 gap-x-3 gap-y-2 border-b border-line pb-3"
        >
          <legend className="sr-only">
            {fill(t.openingNumber, { number: at + 1, kind: t[one.kind] })}
          </legend>
          <NumberField
            {...{ locale, unit: 'mm', value: one.width, limits: WALL_LIMITS.opening }}
            label={fill(t.openingWidth, { kind: t[one.kind] })}
            onValue={(width) => changeOpening(at, { width })}
          />
          <NumberField
            {...{ locale, unit: 'mm', value: one.height, limits: WALL_LIMITS.opening }}
            label={fill(t.openingHeight, { kind: t[one.kind] })}
            onValue={(height) => changeOpening(at, { height })}
          />
          <button
            className="link min-h-11 justify-self-start text-sm"
            type="button"
            onClick={() => onChange(openings.filter((_, index) => index !== at))}
          >
            {fill(t.removeOpening, { number: at + 1 })}
          </button>
        </fieldset>
      ))}
      {openings.length < WALL_LIMITS.openings && (
        <div className="flex flex-wrap gap-2">
          {(['door', 'window'] as const).map((kind) => (
            <button
              key={kind}
              className="btn btn-light"
              type="button"
              onClick={() => onChange([...openings, NEW_OPENING[kind]])}
            >
              {t[`${kind}Add`]}
            </button>
          ))}
        </div>
      )}
    </fieldset>
  );
}
