import sprite from '../../assets/icons.svg?url';

/** An icon of the site's sprite, as decoration. */
export function Icon({ name }: { name: string }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
