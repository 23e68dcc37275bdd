/** The frame of the paying pages: few ways out, and a watch over whom they are shown to. */
import { type Biller, nameIn } from '@chowk/catalog'
import type { ReactNode } from 'react'
import { Island } from '../../islands/island.tsx'
import type { CustomerContext } from '../../page/page.ts'
import { trail } from '../../ui/breadcrumbs.tsx'
import { href } from '../../ui/link.ts'
import { Monogram } from '../../ui/monogram.tsx'
import { PageLayout } from '../../ui/page-layout.tsx'
import { AccountWatch } from '../account/account-watch.island.tsx'
import { SandboxNotice } from '../sandbox/sandbox-notice.tsx'
import { payHeading } from './biller-words.ts'
import { payCopy } from './pay-copy.ts'
import { PayFlow } from './pay-flow.island.tsx'

interface PayLayoutProps {
  readonly context: CustomerContext
  readonly biller: Biller
  /** What this step is about, where it is more than whom to pay. */
  readonly title?: string
  /** An answer to what the person just did, above everything else. */
  readonly notice?: ReactNode
  readonly aside?: ReactNode
  readonly children: ReactNode
}

const contentId = 'pay-content'

export function PayLayout({ context, biller, title, notice, aside, children }: PayLayoutProps): ReactNode {
  const { locale, session, services } = context
  const { category, provider } = biller
  return (
    <>
      <Island
        component={AccountWatch}
        when="load"
        props={{ locale, customerId: session.customer.id, contentId, home: href('/', locale) }}
      />
      <Island component={PayFlow} when="load" props={{ locale }} />
      <div id={contentId}>
        <PageLayout
          locale={locale}
          breadcrumbs={trail(
            locale,
            { name: nameIn(locale, category), path: category.path },
            { name: nameIn(locale, provider), path: provider.path },
          )}
          title={title ?? payHeading(biller, locale)}
          current={payCopy[locale].title}
          picture={<Monogram name={biller.name} size="large" />}
          aside={aside}
        >
          {notice}
          {children}
          <SandboxNotice billers={services.billers} locale={locale} />
        </PageLayout>
      </div>
    </>
  )
}
