/** A part of a text; `hit` if it matches the search term. */
export interface TextPiece {
  text: string;
  isMatch: boolean;
}

/**
 * Splits a text into parts and marks those that match a word of the term, ignoring case and accents
 * (spec 1 §2.8). Concatenated, the parts give the original text.
 */
export function highlight(text: string, term: string): TextPiece[] {
  // One folded character per character of the text, so that indexes are the same in both.
  const characters = [...text];
  const folded = characters.map(foldCharacter);
  const hits = new Array<boolean>(characters.length).fill(false);
  for (const word of new Set(term.split(/\s+/).map((part) => [...part].map(foldCharacter)))) {
    if (word.length === 0) continue;
    for (let at = 0; at + word.length <= characters.length; at++) {
      if (word.every((character, i) => folded[at + i] === character))
        hits.fill(true, at, at + word.length);
    }
  }
  const pieces: TextPiece[] = [];
  characters.forEach((character, i) => {
    const last = pieces.at(-1);
    const isMatch = hits[i] ?? false;
    if (last?.isMatch === isMatch) last.text += character;
    else pieces.push({ text: character, isMatch });
  });
  return pieces;
}

function foldCharacter(character: string): string {
  return character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
