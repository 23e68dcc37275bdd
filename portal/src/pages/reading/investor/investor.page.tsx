/** A page for shareholders: '/investor-relations/financial-results' and its like. */

import pages from 'virtual:content/investor-relations'
import { investorPages, locales } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { documentsOf, same, type Values } from '../../../content/documents.ts'
import type { CompanyDocument, investorKind } from '../../../content/kinds.ts'
import { currentBrand } from '../../../page/brand.ts'
import type { ViewProps } from '../../../page/page.ts'
import { Notice } from '../../../ui/notice.tsx'
import { companyPageOf } from '../company/company-page-of.ts'
import { type CompanyFacts, CompanyView } from '../company/company-view.tsx'

const unknown = { en: 'Not stated', hi: 'नहीं बताया गया' }

function values(): Values<(typeof investorKind.values)[number]> {
  const { name, legalEntity } = currentBrand()
  return {
    brand: same(name),
    'legal-entity': legalEntity ? same(legalEntity) : unknown,
    languages: same(locales.length),
  }
}

const investorText = (name: string, locale: Locale): CompanyDocument =>
  documentsOf<CompanyDocument>(pages, values())(name, locale)

const copy = {
  en: {
    title: 'No securities are offered here',
    text: 'This portal is a demonstration: no company publishes through it, and nothing on it is an offer or advice to buy shares. Rules are given as known in 2026.',
  },
  hi: {
    title: 'यहाँ कोई प्रतिभूति नहीं बेची जाती',
    text: 'यह पोर्टल एक डेमो है: कोई कंपनी इसके ज़रिए प्रकाशित नहीं करती, और यहाँ कुछ भी शेयर ख़रीदने का प्रस्ताव या सलाह नहीं है। नियम 2026 में ज्ञात रूप में दिए गए हैं।',
  },
}

export const investorPage = companyPageOf(investorPages, InvestorView, {
  textOf: investorText,
  screenName: 'investor',
  verticalName: 'investor_relations',
})

function InvestorView({ facts, context }: ViewProps<CompanyFacts>): ReactNode {
  const words = copy[context.locale]
  return (
    <CompanyView
      facts={facts}
      context={context}
      aside={
        <Notice title={words.title}>
          <p>{words.text}</p>
        </Notice>
      }
    />
  )
}
