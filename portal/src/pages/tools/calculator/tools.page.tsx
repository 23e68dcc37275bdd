/** '/tools': all calculators, by purpose. */
import { calculatorGroups, calculators, hubOf, nameIn } from '@chowk/catalog'
import { hubPage } from '../../../hubs/hub-layout.tsx'
import { describedLinks } from '../../../ui/icon-links.tsx'
import { IconTile } from '../../../ui/icon-tile.tsx'
import { LinkSection } from '../../../ui/link-section.tsx'

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
      <LinkSection title={otherToolsTitle[locale]} links={describedLinks(locale, otherTools)} />
    </>
  ),
})
