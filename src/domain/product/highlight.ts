/** A part of a text; `hit` if it matches the search term. */
export interface TextPiece {
  text: string;
  hit: boolean;
}

/**
 * Splits a text into parts and marks those that match a word of the term, ignoring case and accents
 * (spec 1 §2.8). Concatenated, the parts give the original text.
 */
export function highlight(text: string, term: string): TextPiece[] {
  // One folded character per character of the text, so that indexes are the same in both.
  const signs = [...text];
  const folded = signs.map(fold);
  const hits = new Array<boolean>(signs.length).fill(false);
  for (const word of new Set(term.split(/\s+/).map((part) => [...part].map(fold)))) {
    if (word.length === 0) continue;
    for (let at = 0; at + word.length <= signs.length; at++) {
      if (word.every((sign, i) => folded[at + i] === sign)) hits.fill(true, at, at + word.length);
    }
  }
  const pieces: TextPiece[] = [];
  signs.forEach((sign, i) => {
    const last = pieces.at(-1);
    const hit = hits[i] ?? false;
    if (last?.hit === hit) last.text += sign;
    else pieces.push({ text: sign, hit });
  });
  return pieces;
}

function fold(sign: string): string {
  return sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
