/** Amounts as cheques and receipts write them beside the figures: 'Rupees one lakh two thousand and fifty paise only'. */
import type { Locale } from '@chowk/shell'

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** Hindi has a word of its own for each number below a hundred. */
const hindiBelowHundred = `
  शून्य एक दो तीन चार पाँच छह सात आठ नौ
  दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस
  बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस
  तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस
  चालीस इकतालीस बयालीस तैंतालीस चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास
  पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ
  साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर
  सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी
  अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी
  नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे`
  .trim()
  .split(/\s+/)

interface Words {
  belowHundred(number: number): string
  readonly units: readonly (readonly [size: number, name: string])[]
  rupees(words: string): string
  paise(words: string): string
  both(rupees: string, paise: string): string
  only(amount: string): string
}

const languages: Record<Locale, Words> = {
  en: {
    belowHundred(number) {
      const [ten, one] = [Math.floor(number / 10), number % 10]
      if (ten < 2) return ones[number] ?? ''
      return one === 0 ? (tens[ten] ?? '') : `${tens[ten]}-${ones[one]}`
    },
    units: [
      [1_00_00_000, 'crore'],
      [1_00_000, 'lakh'],
      [1_000, 'thousand'],
      [100, 'hundred'],
    ],
    rupees: words => `Rupees ${words}`,
    paise: words => (words === 'one' ? 'one paisa' : `${words} paise`),
    both: (rupees, paise) => `${rupees} and ${paise}`,
    only: amount => `${amount[0]?.toUpperCase()}${amount.slice(1)} only`,
  },
  hi: {
    belowHundred: number => hindiBelowHundred[number] ?? '',
    units: [
      [1_00_00_000, 'करोड़'],
      [1_00_000, 'लाख'],
      [1_000, 'हज़ार'],
      [100, 'सौ'],
    ],
    rupees: words => (words === 'एक' ? 'एक रुपया' : `${words} रुपये`),
    paise: words => (words === 'एक' ? 'एक पैसा' : `${words} पैसे`),
    both: (rupees, paise) => `${rupees} ${paise}`,
    only: amount => `${amount} मात्र`,
  },
}

export function amountInWords(amountPaise: number, locale: Locale): string {
  if (!Number.isSafeInteger(amountPaise) || amountPaise < 0)
    throw new RangeError(`${amountPaise} paise cannot be written in words: whole paise from zero up can.`)
  const words = languages[locale]
  const [rupees, paise] = [Math.floor(amountPaise / 100), amountPaise % 100]
  const inRupees = words.rupees(numberInWords(rupees, words))
  const inPaise = words.paise(words.belowHundred(paise))
  if (paise === 0) return words.only(inRupees)
  return words.only(rupees === 0 ? inPaise : words.both(inRupees, inPaise))
}

/** Crores are counted like anything else: 'one hundred twenty crore'. */
function numberInWords(number: number, words: Words): string {
  const unit = words.units.find(([size]) => number >= size)
  if (!unit) return words.belowHundred(number)
  const [size, name] = unit
  const rest = number % size
  const counted = `${numberInWords(Math.floor(number / size), words)} ${name}`
  return rest === 0 ? counted : `${counted} ${numberInWords(rest, words)}`
}
