import sprite from '../../assets/icons.svg?url';

/** A decorative icon from the site's sprite. */
export function Icon({ name }: { name: string }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
