/**
 * Sends the forms of the paying pages without leaving the page. The same forms go to the same addresses and get the
 * same pages as without a script. After a lost answer a payment is not sent again: its own address is requested until
 * it shows the outcome.
 */
import { type Locale, refreshWallet, track } from '@chowk/shell'
import { useEffect, useRef, useState } from 'react'
import { announceWaiting, formFieldsOf } from '../../../live-page/form-fields.ts'
import { type LoadedDocument, loadDocument } from '../../../live-page/load-document.ts'
import { showDocument } from '../../../live-page/show-document.ts'
import { pagePulse } from '../../../page/page-settings.ts'
import { addDeviceFields, preload } from '../../../payment-pin/device-fields.ts'
import { Notice } from '../../../ui/notice.tsx'
import copy from './pay-flow-copy.json'
import {
  clearErrorsOfChanged,
  clearErrorsOnInput,
  continueWithPlan,
  restoreAcrossNavigation,
  restoreChoice,
  saveAcrossNavigation,
  showChosenCost,
} from './pay-forms.ts'

/** The request whose answer was lost: the approval, which pays, an earlier step, or a step back. */
type LostConnection = 'approving' | 'choosing' | 'back'

let isCounted = false
/** The fields of the last form, if the following page shows that they never arrived. */
let undelivered: URLSearchParams | undefined

/** The slim header reports no page view; later pages are reported as they are shown. */
function trackFirstStep(): void {
  if (!isCounted) track.screen(pagePulse())
  isCounted = true
}

export function PayFlow({ locale }: { readonly locale: Locale }) {
  const [state, setState] = useState<LostConnection>()
  useEffect(trackFirstStep, [])
  useEffect(() => {
    preload()
    clearErrorsOfChanged()
    const isRestored = restoreChoice(undelivered ?? restoreAcrossNavigation())
    // The page's own notice says why to wait, and that nothing was charged.
    if (undelivered && isRestored && !document.querySelector('main [role=status]')) setState('back')
    undelivered = undefined
    // The amount may have been chosen before this code loaded.
    showChosenCost({ target: document.querySelector('main input[name=amount]:checked') })
  }, [])
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const onSubmit = (event: SubmitEvent) => send(event, locale, setState, signal)
    document.addEventListener('submit', onSubmit, { signal })
    document.addEventListener('input', clearErrorsOnInput, { signal })
    document.addEventListener('input', showChosenCost, { signal })
    document.addEventListener('click', saveAcrossNavigation, { signal })
    document.addEventListener('click', continueWithPlan, { signal })
    return () => leaving.abort()
  }, [locale])
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const look = () => document.visibilityState === 'visible' && void followOutcome(signal)
    document.addEventListener('visibilitychange', look, { signal })
    window.addEventListener('pageshow', ({ persisted }) => persisted && look(), { signal })
    return () => leaving.abort()
  }, [])
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [state])
  if (!state) return null
  const { title, text } = copy[locale][state]
  return (
    <div ref={notice}>
      <Notice tone="warning" role="alert" title={title} text={text} />
    </div>
  )
}

const inFlight = new WeakSet<HTMLFormElement>()

/** A restored page may be of a payment that was made meanwhile: its address then leads to the order. */
async function followOutcome(leaving: AbortSignal): Promise<void> {
  if (document.querySelector('main form[aria-busy]')) return
  const answer = await loadDocument(location.href).catch(() => undefined)
  if (!answer || leaving.aborted || !answer.url.pathname.includes('/myorders/')) return
  await showDocument(answer).catch(() => location.assign(answer.url))
}

async function send(
  event: SubmitEvent,
  locale: Locale,
  report: (lost: LostConnection) => void,
  leaving: AbortSignal,
): Promise<void> {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || form.dataset.flow !== 'pay' || event.defaultPrevented) return
  event.preventDefault()
  // A second press is for the same payment, and the first is in flight.
  if (inFlight.has(form)) return
  inFlight.add(form)
  const fields = formFieldsOf(form, event.submitter)
  showWaiting(form, event.submitter)
  const answered = announceWaiting(copy[locale].waiting)
  await addDeviceFields(form, fields)
  let isLost = false
  const answer = await loadDocument(form.action, fields).catch(() => {
    isLost = true
    // The notice says more.
    answered()
    // A new PIN approves the payment, too.
    const isApproval = ['approve', 'set-pin'].includes(fields.get('step') ?? '')
    report(isApproval ? 'approving' : 'choosing')
    undelivered = fields
    return pollUntilKnown(isApproval ? approvalOf(form) : form.action, leaving)
  })
  answered()
  if (!answer) return
  const typed = pinFields().map(({ name, value }) => [name, value] as const)
  if (typed.length > 0) typedPin = new Map(typed)
  await showDocument(answer).catch(() => location.assign(answer.url))
  restorePin(isLost)
  refreshWallet()
}

const pinFields = () => [...document.querySelectorAll<HTMLInputElement>('main :is([name=pin], [name=again])')]
let typedPin = new Map<string, string>()

/**
 * A PIN is typed once, also if a code is asked for after it. It is in this page's memory only, never in HTML, and
 * dropped once it was refused, at any other step, and after a lost answer, when somebody else may be looking.
 */
function restorePin(isLost: boolean): void {
  const fields = pinFields()
  const isAsked = fields.length > 0 || document.querySelector('main [name=step][value=verify]')
  if (isLost || !isAsked || fields.some(field => field.matches('[aria-invalid=true]'))) typedPin.clear()
  for (const field of fields) field.value = typedPin.get(field.name) ?? field.value
}

/** A form that never arrived is sent again; one that did leads to its order. */
function approvalOf({ action }: HTMLFormElement): string {
  const address = new URL(action, location.href)
  address.searchParams.set('step', 'approve')
  return address.href
}

const firstWaitMs = 1500
const longestWaitMs = 10_000
const slowing = 1.4

/** Undefined when the customer has left the page meanwhile. */
async function pollUntilKnown(address: string, leaving: AbortSignal): Promise<LoadedDocument | undefined> {
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * slowing, longestWaitMs)) {
    await waitOrOnline(waitMs)
    if (leaving.aborted) return undefined
    const answer = await loadDocument(address).catch(() => undefined)
    if (answer) return answer
  }
}

/** Resolves at once when the network is back. */
function waitOrOnline(ms: number): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(done, ms)
    window.addEventListener('online', done)
    function done() {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      resolve()
    }
  })
}

/** A biller may take seconds: the pressed button shows that it works, and fields become read-only. */
function showWaiting(form: HTMLFormElement, submitter: HTMLElement | null): void {
  form.setAttribute('aria-busy', 'true')
  for (const field of form.querySelectorAll('input')) field.readOnly = true
  if (submitter?.dataset.waiting) submitter.textContent = submitter.dataset.waiting
}
