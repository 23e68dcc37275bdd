/** '/tools': all calculators, by purpose. */
import { calculatorGroups, calculators, hubOf } from '@chowk/catalog'
import { hubPage } from '../../../hubs/hub-layout.tsx'
import { describedLinks } from '../../../ui/icon-links.tsx'
import { LinkSection } from '../../../ui/link-section.tsx'
import { calculatorLinks } from './guide-view.tsx'

const otherTools = [hubOf('currencies'), hubOf('ifscBanks')]
const otherToolsTitle = { en: 'Other money tools', hi: 'पैसे के और टूल' }

export const toolsPage = hubPage(hubOf('calculators'), {
  screenName: 'tools',
  verticalName: 'tools',
  Content: ({ locale }) => (
    <>
      {Object.entries(calculatorGroups).map(([group, title]) => (
        <LinkSection
          key={group}
          title={title[locale]}
          id={group}
          links={calculatorLinks(
            locale,
            calculators.filter(calculator => calculator.group === group),
          )}
        />
      ))}
      <LinkSection title={otherToolsTitle[locale]} links={describedLinks(locale, otherTools)} />
    </>
  ),
})
