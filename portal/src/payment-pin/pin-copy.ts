import { wordsOf } from '../content/words.ts'

export const pinCopy = {
  en: {
    ...wordsOf('pin').en,
    wrong: (triesLeft: number) =>
      `That PIN is not right. ${triesLeft === 1 ? 'One try is' : `${triesLeft} tries are`} left.`,
  },
  hi: {
    ...wordsOf('pin').hi,
    wrong: (triesLeft: number) =>
      `यह PIN सही नहीं है। ${triesLeft === 1 ? 'एक ही मौका बचा है' : `${triesLeft} मौके बचे हैं`}।`,
  },
}
