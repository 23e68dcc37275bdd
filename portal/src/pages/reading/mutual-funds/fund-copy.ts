/** Words that the pages of categories, houses and schemes share. */
import type { Bilingual } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'

export const riskStatement: Bilingual = {
  en: 'Mutual Fund investments are subject to market risks, read all scheme related documents carefully.',
  hi: 'म्यूचुअल फ़ंड निवेश बाज़ार जोखिमों के अधीन हैं, योजना से संबंधित सभी दस्तावेज़ों को ध्यान से पढ़ें।',
}

export const notAdvice: Bilingual = {
  en: 'A scheme listed here is not advice to buy it, and units cannot be bought on this site yet.',
  hi: 'यहाँ किसी योजना का होना उसे ख़रीदने की सलाह नहीं है, और इस साइट पर यूनिट अभी ख़रीदी नहीं जा सकतीं।',
}

export const fundCopy = {
  en: {
    glance: 'At a glance',
    risk: 'The risk is yours',
    schemes: 'Schemes listed here',
    allSchemes: 'All schemes listed here',
    allHouses: 'All fund houses',
    amfiCode: 'AMFI code',
    house: 'Fund house',
    category: 'Category',
  },
  hi: {
    glance: 'एक नज़र में',
    risk: 'जोखिम आपका है',
    schemes: 'यहाँ दी गई योजनाएँ',
    allSchemes: 'यहाँ दी गई सभी योजनाएँ',
    allHouses: 'सभी फ़ंड हाउस',
    amfiCode: 'एम्फ़ी कोड',
    house: 'फ़ंड हाउस',
    category: 'श्रेणी',
  },
} as const satisfies Record<Locale, object>
