import list from 'texts:builders/list';
import texts from 'texts:builders/joint';
import { jointKit, type PlannedJoint } from '../../api/tools/client.ts';
import type { Outcome } from '../../api/outcome.ts';
import type { Locale } from '../../domain/shared/common.ts';
import { ENVIRONMENTS, MATERIALS } from '../../domain/tools/joint-data.ts';
import {
  corrosionWarnings,
  finishFor,
  type Joint,
  JOINT_LIMITS,
  doMembersCorrode,
} from '../../domain/tools/joint.ts';
import { jointFields, parseJoint } from '../../domain/tools/tool-address.ts';
import type { Finish } from '../../domain/tools/tool-table.ts';
import { fill } from '../../i18n/fill.ts';
import { pageLocale } from '../../i18n/page-locale.ts';
import type { ListPageProps } from '../account/lists/use-list-address.ts';
import { api } from '../calls/api.ts';
import { now } from '../calls/now.ts';
import { ChoiceField, Note, NumberField, ToolFrame } from './fields.tsx';
import { Materials } from './materials.tsx';
import { PlanPart, useTool } from './tool-plan.tsx';

const JOINT_TOOL = {
  parse: parseJoint,
  fieldsOf: jointFields,
  isPossible: () => true,
  requestPlan: (joint: Joint): Promise<Outcome<PlannedJoint>> =>
    jointKit(api(pageLocale()), joint, now()),
};

interface Props extends ListPageProps {
  signIn: string;
}

/** Chooses bolt, nut and washers for two members. */
export function JointKit({ locale, settings, signIn }: Props) {
  const t = texts[locale];
  const tool = useTool(JOINT_TOOL);
  const { input: joint, change } = tool;
  const [firstMaterial, secondMaterial] = joint.materials;
  const optionsOf = <T extends keyof typeof t>(all: readonly T[]) =>
    all.map((value) => [value, t[value]] as const);
  const form = (
    <>
      <NumberField
        {...{ locale, unit: 'mm', label: t.thickness, value: joint.thickness }}
        limits={JOINT_LIMITS.thickness}
        hint={t.thicknessHint}
        onValue={(thickness) => change({ thickness })}
      />
      <ChoiceField
        {...{ label: t.one, value: firstMaterial, options: optionsOf(MATERIALS) }}
        onValue={(value) => change({ materials: [value, secondMaterial] })}
      />
      <ChoiceField
        {...{ label: t.other, value: secondMaterial, options: optionsOf(MATERIALS) }}
        onValue={(value) => change({ materials: [firstMaterial, value] })}
      />
      <ChoiceField
        {...{ label: t.environment, value: joint.environment }}
        options={optionsOf(ENVIRONMENTS)}
        onValue={(environment) => change({ environment })}
      />
      <NumberField
        {...{ locale, unit: 'kg', label: t.load, value: joint.load }}
        limits={JOINT_LIMITS.load}
        hint={t.loadHint}
        onValue={(load) => change({ load })}
      />
      <NumberField
        {...{ locale, unit: t.pieces, label: t.bolts, value: joint.bolts }}
        limits={JOINT_LIMITS.bolts}
        onValue={(bolts) => change({ bolts })}
      />
    </>
  );
  return (
    <ToolFrame form={form}>
      <CorrosionWarnings
        locale={locale}
        joint={joint}
        finish={tool.plan?.finish ?? finishFor(joint)}
      />
      <PlanPart locale={locale} tool={tool} title={t.result}>
        {({ finish, bolt, lines }) =>
          bolt ? (
            <>
              <p className="mb-3 text-lg">
                {fill(t.answer, {
                  bolt: `M${bolt.diameter} x ${bolt.length}`,
                  finish: t[finish],
                })}
              </p>
              <Materials
                key={JSON.stringify(
                  lines.map(({ choice }) => [choice?.product.id, choice?.quantity]),
                )}
                {...{ locale, settings, lines, signIn, names: t }}
                title={fill(t.listTitle, { bolt: `M${bolt.diameter} x ${bolt.length}` })}
              />
              <p className="mt-4 text-sm text-muted">{list[locale].advice}</p>
            </>
          ) : (
            <Note tone="warning">{t.none}</Note>
          )
        }
      </PlanPart>
    </ToolFrame>
  );
}

interface CorrosionProps {
  locale: Locale;
  joint: Joint;
  finish: Finish;
}

/** Warnings about metals that corrode each other. */
function CorrosionWarnings({ locale, joint, finish }: CorrosionProps) {
  const t = texts[locale];
  const warnings = corrosionWarnings({ ...joint, finish });
  const isClash = doMembersCorrode(joint);
  if (warnings.length === 0 && !isClash) return null;
  return (
    <div className="mb-4">
      <Note tone="warning">
        <p className="font-bold">{t.corrosion}</p>
        <ul className="list-disc pl-5">
          {isClash && <li>{t.clash}</li>}
          {warnings.map(({ material, corrodingPart }) => (
            <li key={material}>
              {fill(t[corrodingPart === 'bolt' ? 'boltCorrodes' : 'memberCorrodes'], {
                material: t[material].toLowerCase(),
                finish: t[finish],
              })}
            </li>
          ))}
        </ul>
      </Note>
    </div>
  );
}
