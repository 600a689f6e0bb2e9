/**
 * Families that the pictures of banners show, the foremost first, to match their texts. A banner
 * that is not listed shows three families chosen by its name.
 */
export const BANNER_FAMILIES: Readonly<Record<string, readonly string[]>> = {
  'home-acties': ['accuboormachine', 'glaswol-rol', 'vuren-regel'],
  'home-isoleren': ['glaswol-rol', 'pir-plaat', 'rotswol-plaat'],
  'home-zakelijk': ['cement-pallet', 'gipsplaat', 'betonblok'],
  'row-opop': ['lak', 'wandtegel', 'kraan'],
  'row-meer-minder': ['spaanplaatschroef', 'kit', 'gipsplaatschroef'],
  'row-prijs-verlaagd': ['haakse-slijper', 'tegellijm', 'laminaat'],
  'block-zaagservice': ['cirkelzaag', 'multiplex', 'osb-plaat'],
  'block-verhuur': ['boorhamer', 'kruiwagen', 'ladder'],
  'block-kluslijsten': ['rolmaat', 'waterpas', 'hamer'],
  'branch-afhalen': ['zand-bigbag', 'cement-zak', 'kruiwagen'],
  'branch-zaagservice': ['multiplex', 'decoupeerzaag', 'mdf'],
};
