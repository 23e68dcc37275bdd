/** /developers: for teams that put the shell on their pages: the ways to embed it, a preview, and rules for all of them. */

import { pageText, textHead } from '../../../content/page-text.ts'
import { wordsOf } from '../../../content/words.ts'
import { parameters, readParameters } from '../../../fragments/parameters.ts'
import { page, type ViewProps } from '../../../page/page.ts'
import { Actions } from '../../../ui/actions.tsx'
import { crumbsFromHome } from '../../../ui/breadcrumbs.tsx'
import { Button } from '../../../ui/button.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { Field } from '../../../ui/field.tsx'
import { FieldRow } from '../../../ui/field-row.tsx'
import { Form } from '../../../ui/form.tsx'
import { LinkSection } from '../../../ui/link-section.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageLayout } from '../../../ui/page-layout.tsx'
import { Section } from '../../../ui/section.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextSectionView } from '../../../ui/text-section.tsx'
import styles from './developers.module.css'
import { hostKinds, parametersIn } from './snippets.ts'

interface Tried {
  readonly chosen: Readonly<Record<string, string>>
  /** Why the preview cannot be shown. */
  readonly refusal?: string
}

/** The page's own language is its address. */
const nameOf = (parameter: string) => (parameter === 'locale' ? 'language' : parameter)

export const developersPage = page<Tried>({
  pattern: '/developers',
  query: parameters.map(({ name }) => nameOf(name)),
  screenName: 'developers',
  load: ({ query }) => tried(query),
  head: (_facts, { locale }) => ({
    ...textHead('developers', locale),
    breadcrumbs: crumbsFromHome(locale),
    // Only for teams that know the address: no page links to it.
    noindex: true,
  }),
  View: DevelopersView,
})

function tried(query: Readonly<Record<string, string>>): Tried {
  const given = parameters.flatMap(({ name }): [string, string][] => {
    const value = query[nameOf(name)]
    return value ? [[name, value]] : []
  })
  const chosen = Object.fromEntries(given)
  try {
    readParameters(new URLSearchParams(given))
    return { chosen }
  } catch (error) {
    return { chosen, refusal: error instanceof Error ? error.message : String(error) }
  }
}

function DevelopersView({ facts, context }: ViewProps<Tried>) {
  const { locale } = context
  const copy = wordsOf('developers')[locale]
  const text = pageText('developers', locale)
  const { chosen, refusal } = facts
  const [ways, ...sections] = text.sections
  return (
    <PageLayout title={text.title} lead={text.lead}>
      <LinkSection
        title={copy.choose}
        links={[...hostKinds, 'status' as const].map(kind => ({
          name: pageText(`developers-${kind}`, locale).current,
          link: `/developers/${kind}`,
          note: copy.for[kind],
        }))}
      />
      {ways && <TextSectionView section={ways} />}
      <Section title={copy.tryIt}>
        <Form>
          <FieldRow>
            {parameters.map(({ name, allowed }) => {
              const choices = choicesOf(allowed)
              const common = { name: nameOf(name), label: name, defaultValue: chosen[name] ?? '' }
              return choices ? (
                <Select
                  key={name}
                  {...common}
                  placeholder={copy.byDefault}
                  options={choices.map(value => ({ value, label: value }))}
                />
              ) : (
                <Field key={name} {...common} />
              )
            })}
          </FieldRow>
          <Actions>
            <Button type="submit" text={copy.show} />
          </Actions>
        </Form>
      </Section>
      {refusal ? (
        <Notice tone="danger" title={copy.refused}>
          {refusal}
        </Notice>
      ) : (
        <Section title={copy.preview}>
          <iframe
            className={styles.preview}
            title={copy.preview}
            src={`/shell/v1/preview?${new URLSearchParams(chosen)}`}
            loading="lazy"
          />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
          <pre className={styles.code} tabIndex={0}>
            <code>{parametersIn(chosen)}</code>
          </pre>
        </Section>
      )}
      <Section title={copy.parameters}>
        <DataTable
          caption={copy.parameters}
          hideCaption
          columns={[{ label: copy.parameter }, { label: copy.allowed }]}
          rows={parameters.map(({ name, allowed }) => [name, allowed])}
        />
      </Section>
      {sections.map(section => (
        <TextSectionView key={section.heading} section={section} />
      ))}
    </PageLayout>
  )
}

function choicesOf(allowed: string): readonly string[] | undefined {
  if (allowed === 'true or false') return ['true', 'false']
  return allowed.startsWith('one of ') ? allowed.slice('one of '.length).split(', ') : undefined
}
