/** '/ifsc-code': what an IFSC is, a check of its form, and the banks with their letters. */
import { bankKinds, hubOf, ifscBanks, nameIn } from '@chowk/catalog'
import { wordsOf } from '../../../content/words.ts'
import { HubLayout, hubHead } from '../../../hubs/hub-layout.tsx'
import { page, type ViewProps } from '../../../page/page.ts'
import { href } from '../../../ui/link.ts'
import { LinkSection } from '../../../ui/link-section.tsx'
import { type IfscReading, ifscPath, readIfsc } from './ifsc.ts'
import { bankLinks, IfscChecker } from './ifsc-checker.tsx'
import { codeListSource } from './known-codes.ts'

const hub = hubOf('ifscBanks')

interface IfscFacts {
  readonly typed: string | undefined
  readonly reading: IfscReading | undefined
}

const copy = wordsOf('ifscCode')

export const ifscCodePage = page<IfscFacts>({
  pattern: ifscPath,
  query: ['code'],
  checkedOn: () => codeListSource.publishedOn,
  screenName: 'ifsc_code',
  verticalName: 'tools',
  load: ({ query: { code }, locale }) => ({
    typed: code,
    reading: code === undefined ? undefined : readIfsc(code, locale),
  }),
  head: (_facts, { locale }) => ({
    ...hubHead(hub, locale),
    title: copy[locale].title,
    current: nameIn(locale, hub),
  }),
  View: IfscCodeView,
})

function IfscCodeView({ facts: { typed, reading }, context: { locale } }: ViewProps<IfscFacts>) {
  return (
    <HubLayout hub={hub}>
      <IfscChecker action={href(ifscPath, locale)} typed={typed} reading={reading} />
      {Object.entries(bankKinds).map(([kind, title]) => (
        <LinkSection
          key={kind}
          title={title[locale]}
          id={kind}
          links={bankLinks(
            ifscBanks.filter(bank => bank.kind === kind),
            locale,
          )}
        />
      ))}
      <p>
        <a href={href(`${ifscPath}/sitemap`, locale)}>{copy[locale].all}</a>
      </p>
    </HubLayout>
  )
}
