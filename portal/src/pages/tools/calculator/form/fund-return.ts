import { percent, type TypedField } from './fields.ts'

/** What a fund may bring. Nobody knows, and the field says so. */
export function expectedFundReturn(initial: number): TypedField {
  return percent('Expected return (% a year)', 'अनुमानित रिटर्न (% सालाना)', {
    hint: {
      en: 'A guess: mutual funds promise no return',
      hi: 'यह अनुमान है: म्यूचुअल फ़ंड किसी रिटर्न का वादा नहीं करते',
    },
    initial,
    max: 30,
  })
}
