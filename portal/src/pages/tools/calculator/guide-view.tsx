import pages from 'virtual:content/tools'
import { type Calculator, calculators, type Locale, type Rule, rules } from '@chowk/catalog'
import { documentsOf } from '../../../content/documents.ts'
import type { DocumentOf } from '../../../content/kinds.ts'
import { wordsOf } from '../../../content/words.ts'
import { useLocale } from '../../../page/page.ts'
import { BulletList } from '../../../ui/bullet-list.tsx'
import { describedLinks } from '../../../ui/icon-links.tsx'
import { LinkSection } from '../../../ui/link-section.tsx'
import { Paragraphs, Prose } from '../../../ui/prose.tsx'
import { ProseSection } from '../../../ui/prose-section.tsx'
import { Questions } from '../../../ui/questions.tsx'
import { RulesInForce } from '../../../ui/rules-in-force.tsx'
import { Section } from '../../../ui/section.tsx'
import styles from './calculator.module.css'

/** The text of a calculator's page beside its result. Only the server has it. */
type Guide = DocumentOf<'tools'>

export const calculatorGuide = documentsOf<Guide>(pages)

/** The rates and limits that it uses, each with its period and source. */
export function basisOf({ basis = [] }: Guide): readonly Rule[] {
  return basis.flatMap(id => rules.filter(rule => rule.id === id))
}

export const calculatorLinks = (locale: Locale, shown: readonly Calculator[]) =>
  describedLinks(
    locale,
    shown.map(calculator => ({ ...calculator, path: `/tools/${calculator.slug}` })),
  )

export function GuideView({ guide }: { readonly guide: Guide }) {
  const locale = useLocale()
  const words = wordsOf('calculator')[locale]
  return (
    <>
      <Section title={words.formula} id="formula">
        <pre className={styles.formula}>{guide.formula.join('\n')}</pre>
        <Prose>
          <BulletList items={guide.where} />
          <p>
            <strong>{words.rules}</strong> {guide.rules}
          </p>
          {guide.basis && (
            <ul>
              <RulesInForce rules={basisOf(guide)} />
            </ul>
          )}
        </Prose>
      </Section>
      {guide.about.map(({ heading, paragraphs }) => (
        <ProseSection key={heading} title={heading}>
          <Paragraphs texts={paragraphs} />
        </ProseSection>
      ))}
      <Questions faqs={guide.questions} />
      <div className={styles.related}>
        <LinkSection
          title={words.related}
          links={calculatorLinks(
            locale,
            guide.related.flatMap(slug => calculators.filter(known => known.slug === slug)),
          )}
        />
      </div>
    </>
  )
}
