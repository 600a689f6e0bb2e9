declare module 'snowball-stemmers' {
  interface Stemmer {
    stem(word: string): string;
  }
  const snowball: { newStemmer(language: 'dutch' | 'english'): Stemmer };
  export default snowball;
}
