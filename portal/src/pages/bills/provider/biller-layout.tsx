import type { Board, Category, Provider } from '@chowk/catalog'
import type { ComponentProps, ReactNode } from 'react'
import { aboutText, isAbout } from '../../../content/about-text.ts'
import { OwnAccounts } from '../../../own-accounts/own-accounts.tsx'
import { useLocale } from '../../../page/page.ts'
import { PageLayout } from '../../../ui/page-layout.tsx'
import { TextSectionView } from '../../../ui/text-section.tsx'
import { BillerDetails } from './biller-details.tsx'
import { formTitle } from './provider-copy.ts'
import { questionsOf, type SubmittedForm } from './questions-of.ts'

interface BillerLayoutProps
  extends SubmittedForm,
    Pick<ComponentProps<typeof PageLayout>, 'picture' | 'aside' | 'after'> {
  readonly category: Category
  readonly place: Provider | Board
  readonly children: ReactNode
}

/** A provider's or a board's page: its form, what is written about it alone, and its own content. */
export function BillerLayout({ category, place, submitted, children, ...layout }: BillerLayoutProps) {
  const locale = useLocale()
  const { path, title, summary } = place
  const about = isAbout(path, locale) ? aboutText(path, locale).sections : []
  return (
    <PageLayout isForm title={title[locale]} lead={summary[locale]} {...layout}>
      <OwnAccounts path={path} />
      <BillerDetails
        path={path}
        title={formTitle(category, locale)}
        questions={questionsOf(place, locale)}
        submitted={submitted}
      />
      {about.map(section => (
        <TextSectionView key={section.heading} section={section} />
      ))}
      {children}
    </PageLayout>
  )
}
