import { stemWord } from '../analyse/stem.ts';
import type { SearchLocale } from '../types.ts';

/**
 * Words that mean the same in a task: deeds, faults, and places of a house. They are no synonyms of
 * products: `plaatsen` and `bouwen` of a shed are one task, and a shopper who types either of them
 * alone looks for neither.
 */
const SAME: Record<SearchLocale, readonly string[]> = {
  nl: [
    'bevestigen vastmaken vastzetten monteren verankeren fixeren',
    'ophangen hangen',
    'plakken lijmen vastplakken vastlijmen verlijmen opplakken',
    'maken bouwen zetten plaatsen neerzetten aanleggen construeren timmeren',
    'vervangen vernieuwen verwisselen wisselen',
    'nieuwe nieuw ander andere',
    'kapot stuk defect gebroken versleten',
    'dichten dichtmaken afdichten opvullen vullen stoppen dichtkitten dichtsmeren',
    'lekken druppelen druipen lek',
    'schilderen verven overschilderen beschilderen schilderwerk verfje opknappen',
    'zagen afzagen doorzagen inkorten afkorten verzagen',
    'slijpen doorslijpen wegslijpen',
    'boren doorboren',
    'losmaken loskrijgen losdraaien losschroeven uitdraaien',
    'vastdraaien aandraaien indraaien aanschroeven',
    'vastschroeven schroeven opschroeven',
    'slopen weghakken wegbreken afbreken uitbreken uithakken openbreken hakken bikken afbikken wegslaan',
    'verwijderen weghalen eraf afhalen wegkrijgen',
    'beschermen bescherming afschermen',
    'isoleren isolatie',
    'geluid lawaai herrie geluidsoverlast',
    'kou koud koude kil fris',
    'tocht kier kieren naad naden spleet spleten',
    'scheur scheuren barst barsten haarscheur',
    'gat gaten gaatje gaatjes',
    'muur wand muren wanden',
    'plank planken schap schappen',
    'wc toilet',
    'huis woning',
    'schuur schuurtje berging tuinhuis blokhut tuinhuisje',
    'oprit inrit',
    'plafond zoldering',
    'afvoeren wegvoeren weglopen',
    'verplaatsen vervoeren verslepen wegbrengen sjouwen rijden wegrijden',
    'graven uitgraven scheppen spitten',
    'meten opmeten nameten uitmeten afmeten',
    'bekleden betimmeren aftimmeren beplaten',
    'egaliseren uitvlakken vlakmaken',
    'glad gladmaken gladstrijken',
    'aansluiten verbinden koppelen',
    'verlengen doortrekken langer',
    'licht verlichten verlichting',
    'bestraten straten stratenmaken',
    'tegelen betegelen',
    'afscheiden afscheiding erfafscheiding afschermen omheinen',
    'snoeren kabels draden bedrading',
    'stroom elektriciteit elektra',
    'vocht vochtig nat',
  ],
  en: [
    'fix fasten attach mount secure',
    'hang hanging',
    'glue stick bond',
    'build make put install lay construct',
    'replace renew swap change',
    'new another other',
    'broken damaged worn',
    'fill seal close plug',
    'leak leaking leaks drip dripping drips',
    'paint painting repaint',
    'cut saw trim shorten',
    'loosen undo unscrew remove',
    'tighten fasten',
    'demolish break knock chisel',
    'protect protection shield',
    'insulate insulation',
    'noise sound',
    'cold chilly',
    'draught draughts gap gaps',
    'crack cracks',
    'hole holes',
    'toilet wc loo',
    'shed garden house outhouse',
    'move carry transport haul',
    'dig digging',
    'measure measuring',
    'connect join couple',
    'extend longer',
    'light lighting',
    'damp moisture wet',
  ],
};

/** Returns the stems that mean the same as each stem of a language, without itself. */
function othersByStem(locale: SearchLocale): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const line of SAME[locale]) {
    const stems = [...new Set(line.split(' ').map((word) => stemWord(word, locale)))];
    for (const stem of stems) {
      const own = found.get(stem) ?? new Set();
      for (const other of stems) if (other !== stem) own.add(other);
      found.set(stem, own);
    }
  }
  return new Map([...found].map(([stem, others]) => [stem, [...others]]));
}

export const sameStems = { nl: othersByStem('nl'), en: othersByStem('en') };
