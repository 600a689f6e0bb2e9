import type { SearchSuggestions } from '../../domain/search/search.ts';
import { imageUrl } from '../../domain/product/image-url.ts';
import { searchAddress } from '../../domain/search/search-term.ts';
import type { SearchSetup } from './setup.ts';
import { highlight } from '../../domain/product/highlight.ts';
import { rememberSearch } from './search-history.ts';
import { Icon } from '../ui/icon.tsx';
import { optionId, LIST_ID } from './use-combobox.ts';
import { formatNumber } from '../../domain/shared/money.ts';
import type { SearchPanelView } from './search-panel.ts';
import { fill } from '../../i18n/fill.ts';

/** An option in the panel. */
interface SearchOption {
  /** Saved in the history with its URL when chosen. */
  name: string;
  url: string;
  /** Text after the name: category of a suggestion, or number of a product. */
  detail: string | null;
  /** URL of a product's picture. */
  img: string | null;
}

/**
 * Groups that lead to pages of the site instead of products or lists; shown below the groups of
 * spec 1 §2.8.
 */
const SITE_GROUPS = ['questions', 'pages', 'stores'] as const;
type SiteGroup = (typeof SITE_GROUPS)[number];
const isSiteGroup = (name: GroupName): name is SiteGroup =>
  SITE_GROUPS.some((other) => other === name);

type GroupName = 'suggestions' | 'brands' | 'categories' | 'products' | SiteGroup;

interface SearchGroup {
  name: GroupName;
  options: SearchOption[];
}

/** Displayed width and height of a product's picture in CSS pixels. */
const OPTION_PICTURE_SIZE = 48;

/** The option groups in order (spec 1 §2.8); empty groups are omitted. */
export function searchGroups(found: SearchSuggestions, setup: SearchSetup): SearchGroup[] {
  const pictureSize = 2 * OPTION_PICTURE_SIZE;
  const withoutDetails = { detail: null, img: null };
  const groups: SearchGroup[] = [
    {
      name: 'suggestions',
      options: found.suggestions.map(({ name, parameter, categoryName }) => ({
        name,
        url: searchAddress(setup.search, parameter || name),
        detail: categoryName,
        img: null,
      })),
    },
    {
      name: 'brands',
      options: found.brands.map(({ name, url }) => ({
        ...withoutDetails,
        name,
        url: pathOf(setup.brand, url),
      })),
    },
    {
      name: 'categories',
      options: found.categories.map(({ name, url }) => ({
        ...withoutDetails,
        name,
        url: pathOf(setup.category, url),
      })),
    },
    {
      name: 'products',
      options: found.products.map(({ name, url, img, numberTrimmed }) => ({
        name,
        url: pathOf(setup.product, url),
        detail: numberTrimmed,
        img: imageUrl(img, { width: pictureSize, height: pictureSize }, setup.images),
      })),
    },
    ...SITE_GROUPS.map((name) => ({
      name,
      options: found[name].map((link) => ({ ...withoutDetails, ...link })),
    })),
  ];
  return groups.filter(({ options }) => options.length > 0);
}

function pathOf(pattern: string, url: string): string {
  return pattern.replace('*', () => url.split('/').map(encodeURIComponent).join('/'));
}

interface OptionsProps {
  option: SearchOption;
  index: number;
  isActive: boolean;
  /** The term whose matches are highlighted. */
  term: string;
  setup: SearchSetup;
  /** Icon in front of the name. */
  icon?: string;
}

const HINT = 'py-2 text-muted';
const OPTION =
  '-mx-2 items-center rounded px-2 py-1 hover:bg-surface aria-selected:bg-brand-soft aria-selected:[box-shadow:inset_3px_0_var(--color-brand)]';
const TEXT_OPTION = `${OPTION} flex min-h-11 gap-3 [&>.icon]:size-4.5 [&>.icon]:text-muted`;
const PRODUCT_OPTION = `${OPTION} grid min-h-16 grid-cols-[3rem_minmax(0,1fr)] gap-x-3`;

/** An option of the panel: a real link, so that it can be opened in a new tab. */
export function Option({ option, index, isActive, term, setup, icon }: OptionsProps) {
  const { name, url, detail, img } = option;
  return (
    <a
      className={img ? PRODUCT_OPTION : TEXT_OPTION}
      role="option"
      id={optionId(index)}
      href={url}
      tabIndex={-1}
      aria-selected={isActive}
      onClick={() => rememberSearch(setup.locale, { name, url })}
    >
      {img && (
        <img
          className="row-span-2 size-12 object-contain"
          src={img}
          width={OPTION_PICTURE_SIZE}
          height={OPTION_PICTURE_SIZE}
          alt=""
        />
      )}
      {icon && <Icon name={icon} />}
      <span
        className={`min-w-0 hyphens-auto ${img ? 'self-end text-[0.9375rem]/5 text-pretty' : ''}`}
      >
        <HighlightedText text={name} term={term} />
      </span>
      {detail && (
        <small className={`text-xs text-muted ${img ? 'self-start tabular-nums' : ''}`}>
          {img ? <HighlightedText text={detail} term={term} /> : detail}
        </small>
      )}
    </a>
  );
}

function HighlightedText({ text, term }: { text: string; term: string }) {
  return highlight(text, term).map((piece, i) =>
    piece.isMatch ? (
      <mark className="bg-transparent font-bold text-inherit" key={i}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}

interface ResultsProps {
  view: SearchPanelView;
  groups: SearchGroup[];
  activeIndex: number;
  setup: SearchSetup;
  onRetry: () => void;
}

/** Results for a term: grouped suggestions, or a message. */
export function Results({ view, groups, activeIndex, setup, onRetry }: ResultsProps) {
  const { texts, locale } = setup;
  const { status, term } = view;
  const total = groups.reduce((sum, { options }) => sum + options.length, 0);
  const statusText =
    status === 'waiting'
      ? texts.loading
      : fill(total === 1 ? texts.one : texts.many, { total: formatNumber(total, locale) });

  if (status === 'idle') return <p className={HINT}>{texts.more}</p>;
  if (status === 'failed') {
    return (
      <p className={HINT} role="alert">
        {texts.failed}{' '}
        <button className="link" type="button" onClick={onRetry}>
          {texts.retry}
        </button>
      </p>
    );
  }
  return (
    <>
      <p className="sr-only" role="status">
        {statusText}
      </p>
      {view.suggestions === null ? (
        <Skeleton />
      ) : total === 0 ? (
        <NoResults {...{ term, setup }} />
      ) : (
        // Remount for a new response, so that no option animates to a new place.
        <GroupList key={groups.flatMap(keyOf).join()} {...{ groups, activeIndex, term, setup }} />
      )}
      {total > 0 && (
        <button className="link mt-2 flex min-h-11 items-center font-bold" type="submit">
          {fill(texts.all, { term })}
        </button>
      )}
    </>
  );
}

const COLUMNS = 'md:grid md:auto-cols-[minmax(0,1fr)] md:grid-flow-col md:gap-8';

/** Space and a line above the site groups, unless they come first. */
const SEPARATED = 'border-line not-first:mt-3 not-first:border-t not-first:pt-1';

const keyOf = ({ options }: SearchGroup) => options.map(({ url }) => url);

function GroupList({
  groups,
  activeIndex,
  term,
  setup,
}: Omit<ResultsProps, 'view' | 'onRetry'> & { term: string }) {
  const { texts } = setup;
  let index = 0;
  const groupElement = ({ name, options }: SearchGroup) => (
    <div role="group" aria-label={texts[name]} key={name}>
      <h2 className="search-title py-2 font-bold first-letter:uppercase" role="presentation">
        {texts[name]}
      </h2>
      {options.map((option) => {
        const optionIndex = index++;
        return (
          <Option
            key={option.url}
            index={optionIndex}
            isActive={optionIndex === activeIndex}
            {...{ option, term, setup }}
          />
        );
      })}
    </div>
  );
  const siteGroups = groups.filter(({ name }) => isSiteGroup(name));
  const productGroups = groups.filter(({ name }) => name === 'products');
  const otherGroups = groups.filter(
    (other) => !siteGroups.includes(other) && !productGroups.includes(other),
  );
  return (
    <div role="listbox" id={LIST_ID} aria-label={texts.list}>
      {otherGroups.length + productGroups.length > 0 && (
        <div className={COLUMNS} role="presentation">
          {otherGroups.length > 0 && (
            <div className="space-y-2" role="presentation">
              {otherGroups.map(groupElement)}
            </div>
          )}
          {productGroups.map(groupElement)}
        </div>
      )}
      {siteGroups.length > 0 && (
        <div className={`${COLUMNS} ${SEPARATED}`} role="presentation">
          {siteGroups.map(groupElement)}
        </div>
      )}
    </div>
  );
}

function NoResults({ term, setup }: { term: string; setup: SearchSetup }) {
  const { texts, overview } = setup;
  return (
    <div className={`space-y-2 ${HINT}`}>
      <p>
        <b className="text-ink">{fill(texts.none, { term })}</b>
      </p>
      <p>{texts.noneHint}</p>
      <p>
        <a className="link" href={overview}>
          {texts.overview}
        </a>
      </p>
    </div>
  );
}

/** Placeholder lines while loading. */
export function Skeleton() {
  return (
    <div className={COLUMNS} aria-hidden="true">
      {[6, 5].map((lines) => (
        <div key={lines}>
          {Array.from({ length: lines }, (_, i) => (
            <span
              className="block h-11 [background:linear-gradient(var(--color-surface),var(--color-surface))_0_50%/85%_1rem_no-repeat] even:bg-size-[60%_1rem]"
              key={i}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
