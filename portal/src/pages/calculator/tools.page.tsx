/** '/tools': all calculators, by what they are for. */
import { calculatorGroups, calculators, type Hub, hubs, nameIn } from '@chowk/catalog'
import { Faq, type Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { faqPage } from '../../page/json-ld.ts'
import { page, type ViewProps } from '../../page/page.ts'
import { trail } from '../../ui/breadcrumbs.tsx'
import { describedLinks } from '../../ui/icon-links.tsx'
import { IconTile } from '../../ui/icon-tile.tsx'
import { LinkSection } from '../../ui/link-section.tsx'
import { PageLayout } from '../../ui/page-layout.tsx'
import { Section } from '../../ui/section.tsx'
import { hubText } from '../hubs/hub-text.ts'

const copy = {
  en: { faq: 'Questions', more: 'Other money tools' },
  hi: { faq: 'सवाल', more: 'पैसे के और टूल' },
}

export const toolsPage = page<Hub>({
  pattern: '/tools',
  screenName: 'tools',
  verticalName: 'tools',
  load: ({ path }) => hubs.find(hub => hub.path === path),
  head: (hub, { locale }) => ({
    title: nameIn(locale, hub),
    description: hub.summary[locale],
    breadcrumbs: trail(locale),
    jsonLd: [faqPage(questionsOf(hub, locale))],
  }),
  View: ToolsView,
})

function ToolsView({ facts: hub, context: { locale } }: ViewProps<Hub>): ReactNode {
  return (
    <PageLayout
      locale={locale}
      breadcrumbs={trail(locale)}
      title={nameIn(locale, hub)}
      lead={hub.summary[locale]}
      picture={<IconTile name={hub.icon} size="large" />}
    >
      {Object.entries(calculatorGroups).map(([group, title]) => (
        <LinkSection
          key={group}
          title={title[locale]}
          id={group}
          locale={locale}
          links={calculators
            .filter(calculator => calculator.group === group)
            .map(calculator => ({
              name: nameIn(locale, calculator),
              link: `/tools/${calculator.slug}`,
              note: calculator.summary[locale],
              picture: <IconTile name={calculator.icon} />,
            }))}
        />
      ))}
      <LinkSection
        title={copy[locale].more}
        locale={locale}
        links={describedLinks(
          locale,
          hubs.filter(({ id }) => id === 'currencies' || id === 'ifscBanks'),
        )}
      />
      <Section title={copy[locale].faq} id="faq">
        <Faq name="faq" faqs={questionsOf(hub, locale)} />
      </Section>
    </PageLayout>
  )
}

function questionsOf({ id }: Hub, locale: Locale) {
  return hubText(id, locale).questions ?? []
}
