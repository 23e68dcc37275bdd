/** '/mutual-funds': what kinds of fund there are, who runs them, and what a monthly sum may grow to. */

import { hubOf, type MutualFundGroup, mutualFundCategories, mutualFundGroups } from '@chowk/catalog'
import { wordsOf } from '../../../content/words.ts'
import { hubPage } from '../../../hubs/hub-layout.tsx'
import { useLocale } from '../../../page/page.ts'
import { Actions } from '../../../ui/actions.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Field } from '../../../ui/field.tsx'
import { FieldRow } from '../../../ui/field-row.tsx'
import { Form } from '../../../ui/form.tsx'
import { describedLinks } from '../../../ui/icon-links.tsx'
import { href } from '../../../ui/link.ts'
import { LinkSection } from '../../../ui/link-section.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageRules } from '../../../ui/rules-in-force.tsx'
import { categoryLinks } from './fund-parts.tsx'

const hub = hubOf('mutualFunds')
const lists = [hubOf('fundHouses'), hubOf('schemes')]
const groups = Object.keys(mutualFundGroups) as readonly MutualFundGroup[]

export const mutualFundsPage = hubPage(hub, {
  screenName: 'mutual_funds',
  verticalName: 'mutual_funds',
  Content: ({ locale }) => (
    <>
      <Notice>{wordsOf('mutualFunds')[locale].risk}</Notice>
      <PlanForm />
      <LinkSection title={wordsOf('mutualFunds')[locale].browse} links={describedLinks(locale, lists)} />
      {groups.map(group => (
        <LinkSection
          key={group}
          title={wordsOf('mutualFunds')[locale].kinds[group]}
          id={group}
          links={categoryLinks(
            mutualFundCategories.filter(category => category.group === group),
            locale,
          )}
        />
      ))}
      <PageRules path={hub.path} />
    </>
  ),
})

/** The names are those that the SIP calculator reads from its address. */
function PlanForm() {
  const locale = useLocale()
  const copy = wordsOf('mutualFunds')[locale]
  return (
    <Card tone="raised" title={copy.planTitle}>
      <p>{copy.planLead}</p>
      <Form method="get" action={href('/tools/sip-calculator', locale)}>
        <FieldRow>
          <Field
            name="monthly"
            label={copy.monthly}
            prefix={locale === 'hi' ? '₹' : 'Rs.'}
            inputMode="numeric"
            defaultValue="5000"
          />
          <Field name="years" label={copy.years} inputMode="numeric" defaultValue="10" />
          <Field name="return" label={copy.expected} inputMode="decimal" defaultValue="10" />
        </FieldRow>
        <Actions>
          <Button text={copy.plan} />
        </Actions>
      </Form>
    </Card>
  )
}
