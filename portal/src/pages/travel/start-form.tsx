/** The form a page of the catalogue starts from: a search that leads to what is known. */
import { type BillerParameter, nameIn, type StartForm } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { Actions } from '../../ui/actions.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Field } from '../../ui/field.tsx'
import { FieldRow } from '../../ui/field-row.tsx'
import { Form } from '../../ui/form.tsx'
import { href } from '../../ui/link.ts'
import type { Place } from './place-match.ts'
import type { FieldProblem, Typed } from './route-search.ts'

interface StartFormViewProps {
  readonly locale: Locale
  readonly form: StartForm
  readonly typed: Typed
  readonly problems: readonly FieldProblem[]
  /** Places offered while one is typed. */
  readonly places?: readonly Place[]
}

const placesId = 'places'

export function StartFormView(props: StartFormViewProps): ReactNode {
  const { locale, form, typed, problems, places = [] } = props
  return (
    <Form action={href(form.link, locale)}>
      <ErrorSummary
        locale={locale}
        errors={problems.map(({ field, message }) => ({ field, message: message[locale] }))}
      />
      <FieldRow>
        {form.fields.map(parameter => (
          <Field
            key={parameter.name}
            name={parameter.name}
            label={parameter.label[locale]}
            hint={parameter.hint[locale]}
            error={problems.find(({ field }) => field === parameter.name)?.message[locale]}
            type={parameter.type}
            inputMode={parameter.inputMode}
            defaultValue={typed[parameter.name]}
            maxLength={parameter.type === 'text' ? roomFor(parameter) : undefined}
            list={isPlace(parameter) && places.length > 0 ? placesId : undefined}
            autoComplete="off"
            autoCapitalize={isPlace(parameter) ? 'words' : 'none'}
            spellCheck={false}
          />
        ))}
      </FieldRow>
      {places.length > 0 && (
        <datalist id={placesId}>
          {places.map(place => (
            <option key={place.slug} value={nameIn(locale, place)} />
          ))}
        </datalist>
      )}
      <Actions>
        <Button>{form.submit[locale]}</Button>
      </Actions>
    </Form>
  )
}

const isPlace = ({ allowed }: BillerParameter) => allowed === 'name'

/** People put spaces into long numbers; they are taken out later. */
const roomFor = ({ maxLength }: BillerParameter) => maxLength + 6
