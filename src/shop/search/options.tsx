import { highlight } from '../../domain/product/highlight.ts';
import { rememberSearch } from './search-history.ts';
import { Icon } from '../ui/icon.tsx';
import { OPTION_PICTURE, type SearchOption } from './groups.ts';
import type { SearchSetup } from './setup.ts';
import { optionId } from './use-combobox.ts';

interface Props {
  option: SearchOption;
  index: number;
  active: boolean;
  /** What its matches are marked by. */
  term: string;
  setup: SearchSetup;
  /** Icon before the name. */
  icon?: string;
}

/** A line of the panel: a link, so that it opens in a new tab as links do. */
export function Option({ option, index, active, term, setup, icon }: Props) {
  const { name, url, detail, img } = option;
  return (
    <a
      className={img ? 'search-option search-product' : 'search-option'}
      role="option"
      id={optionId(index)}
      href={url}
      tabIndex={-1}
      aria-selected={active}
      onClick={() => rememberSearch(setup.locale, { name, url })}
    >
      {img && <img src={img} width={OPTION_PICTURE} height={OPTION_PICTURE} alt="" />}
      {icon && <Icon name={icon} />}
      <span>
        <Marked text={name} term={term} />
      </span>
      {detail && <small>{img ? <Marked text={detail} term={term} /> : detail}</small>}
    </a>
  );
}

function Marked({ text, term }: { text: string; term: string }) {
  return highlight(text, term).map((piece, i) =>
    piece.hit ? <mark key={i}>{piece.text}</mark> : piece.text,
  );
}
