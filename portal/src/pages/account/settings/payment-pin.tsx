import type { ReactNode } from 'react'
import { When } from '../../../account/when.tsx'
import type { CustomerContext } from '../../../page/page.ts'
import { Section } from '../../../ui/section.tsx'
import { KeyList } from './key-list.tsx'
import { ProvenButton } from './proven-button.tsx'
import { settingsCopy } from './settings-copy.ts'

interface PaymentPinProps {
  readonly context: CustomerContext
  readonly setAt: Date | undefined
}

export function PaymentPin({ context, setAt }: PaymentPinProps): ReactNode {
  const { locale } = context
  const copy = settingsCopy[locale]
  return (
    <Section title={copy.pin} lead={copy.pinLead} id="pin">
      <KeyList
        after={
          <>
            <p>
              {setAt ? (
                <>
                  {copy.pinSet} <When at={setAt} locale={locale} precision="day" />
                </>
              ) : (
                copy.noPin
              )}
            </p>
            <ProvenButton context={context} action="set-pin">
              {setAt ? copy.changePin : copy.setPin}
            </ProvenButton>
          </>
        }
      />
    </Section>
  )
}
