import pages from 'virtual:content/railway-services'
import type { Bilingual } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import { documentsOf } from '../../../../content/documents.ts'
import type { RailwayServiceDocument } from '../../../../content/kinds.ts'
import type { TextTable } from '../../../../content/markdown.ts'

/** What the first digit of a five-digit train number tells, by the railways' scheme of December 2010. */
const numberKinds: readonly { readonly digits: string; readonly kind: Bilingual }[] = [
  {
    digits: '0',
    kind: {
      en: 'Special train: festivals, summer, extra services',
      hi: 'विशेष ट्रेन: त्योहार, गर्मी, अतिरिक्त सेवाएँ',
    },
  },
  { digits: '12', kind: { en: 'Long-distance mail and express', hi: 'लंबी दूरी की मेल और एक्सप्रेस' } },
  { digits: '3', kind: { en: 'Kolkata suburban', hi: 'कोलकाता उपनगरीय' } },
  {
    digits: '4',
    kind: {
      en: 'Suburban trains of other cities, such as Chennai and Delhi',
      hi: 'चेन्नई और दिल्ली जैसे दूसरे शहरों की उपनगरीय ट्रेनें',
    },
  },
  { digits: '5', kind: { en: 'Passenger train with ordinary coaches', hi: 'साधारण डिब्बों की पैसेंजर ट्रेन' } },
  { digits: '6', kind: { en: 'MEMU: electric passenger train', hi: 'मेमू: बिजली की पैसेंजर ट्रेन' } },
  {
    digits: '7',
    kind: { en: 'DEMU or railcar: diesel passenger train', hi: 'डेमू या रेलकार: डीज़ल की पैसेंजर ट्रेन' },
  },
  {
    digits: '8',
    kind: { en: 'Suvidha trains, and those run by IRCTC', hi: 'सुविधा ट्रेनें, और आईआरसीटीसी की चलाई ट्रेनें' },
  },
  { digits: '9', kind: { en: 'Mumbai suburban', hi: 'मुंबई उपनगरीय' } },
]

const documentAt = documentsOf<RailwayServiceDocument>(pages)

export function railwayText(slug: string, locale: Locale): RailwayServiceDocument {
  const { guide, ...document } = documentAt(slug, locale)
  return { ...document, guide: guide.place === 'numbers' ? { ...guide, table: numbers(locale) } : guide }
}

const copy = {
  en: { columns: ['First digit', 'Kind of train'], or: ' or ' },
  hi: { columns: ['पहला अंक', 'ट्रेन का प्रकार'], or: ' या ' },
}

/** By the rows that routes' pages go by. */
function numbers(locale: Locale): TextTable {
  const { columns, or } = copy[locale]
  const rows = numberKinds.map(({ digits, kind }) => [[...digits].join(or), kind[locale]])
  return { caption: '', columns, rows }
}
