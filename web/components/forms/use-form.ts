import { type FocusEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import {
  type Refusal,
  type RefusalCode,
  refuseFields,
  type Verdict,
  type WrongFields,
} from '#domain/values/refusal.ts'
import type { Namespace } from '#web/language/messages.ts'
import { type Given, problemsOf, type Rules } from './rules.ts'

/** The namespaces of every page with a form. */
export const formNamespaces = ['forms', 'refusals', 'fields'] as const

type FormRef = RefObject<HTMLFormElement | null>

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (target: EventTarget): target is Control =>
  target instanceof Element && target.matches('input, select, textarea')

/** A file goes its own way; what stands in the form is the text that names it. */
const read = (form: HTMLFormElement): Given =>
  Object.fromEntries(
    [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string'),
  )

const focusOn = (form: HTMLFormElement | null, isWanted: (name: string) => boolean) =>
  [...(form?.elements ?? [])]
    .filter(isControl)
    .find(({ name, type }) => type !== 'hidden' && isWanted(name))
    ?.focus()

/** Left with something in it; on the way to a button or a box nothing may move away under the pointer. */
const wasLeft = (control: Control, next: EventTarget | null) =>
  control.value !== '' && !(next instanceof Element && next.matches('button, a, [type="checkbox"]'))

/** The fields keep what is typed themselves: no refusal and no change of language takes it away. */
function useTyped(form: FormRef, rules: Rules) {
  const [given, setGiven] = useState<Given>({})
  const [judged, setJudged] = useState<ReadonlySet<string>>(new Set())
  // What was typed before the page was awake, or filled in by a password keeper.
  useEffect(() => {
    if (form.current) setGiven(read(form.current))
  }, [form])
  const problems = problemsOf(rules, given)
  return {
    given,
    setGiven,
    problems,
    judge: (...names: readonly string[]) => setJudged(new Set([...judged, ...names])),
    found: (name: string) => (judged.has(name) ? problems[name] : undefined),
  }
}

/** Where to look after a refusal that names no field. */
type Suspects = Partial<Record<RefusalCode, string>>

/** What was said no to; what the server told of a field holds until the field is touched. */
function useRefusal(form: FormRef, suspects: Suspects = {}) {
  const [refusal, setRefusal] = useState<Refusal>()
  const [told, setTold] = useState<WrongFields>({})
  const suspect = refusal && suspects[refusal.refusal]
  // After the page was drawn: a button that is still resting takes no focus.
  useEffect(() => {
    if (!refusal) return
    const isWrong = (name: string) => refusal.fields?.[name] !== undefined || name === suspect
    if (refusal.fields || suspect) focusOn(form.current, isWrong)
    else form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
  }, [form, refusal, suspect])
  return {
    refusal,
    told,
    refuseHere: (wrong: WrongFields) => setRefusal(refuseFields(wrong)),
    heed(verdict: Verdict<unknown>) {
      setRefusal(verdict.ok ? undefined : verdict)
      setTold(verdict.ok ? {} : (verdict.fields ?? {}))
    },
    forget: (name: string) => setTold(({ [name]: _, ...others }) => others),
  }
}

type FormWork<T> = {
  readonly rules: Rules
  readonly suspects?: Suspects
  /** Where the surface keeps words of its own for a problem, under `problems.<field>.<problem>`. */
  readonly namespace?: Namespace
  send(given: Given): Promise<Verdict<T>>
  onDone(value: T): void
}

/** A form of the house: judged while it is typed and again when it is sent. */
export function useForm<T>({ rules, suspects, namespace = 'forms', send, onDone }: FormWork<T>) {
  const ref = useRef<HTMLFormElement>(null)
  const { given, setGiven, judge, problems, found } = useTyped(ref, rules)
  const { refusal, told, refuseHere, heed, forget } = useRefusal(ref, suspects)
  const [isSending, setSending] = useState(false)
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const now = read(event.currentTarget)
    setGiven(now)
    judge(...Object.keys(rules))
    const wrong = problemsOf(rules, now)
    if (Object.keys(wrong).length > 0) return refuseHere(wrong)
    setSending(true)
    const verdict = await send(now)
    setSending(false)
    heed(verdict)
    if (verdict.ok) onDone(verdict.value)
  }
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    setGiven(read(event.currentTarget))
    if (isControl(event.target)) forget(event.target.name)
  }
  const onBlur = ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    if (isControl(target) && wasLeft(target, relatedTarget)) judge(target.name)
  }
  const focus = (field: string) => focusOn(ref.current, (name) => name === field)
  const problemOf = (name: string) => told[name] ?? found(name)
  // By post, so that nothing typed could ever become part of an address.
  const parts = { ref, onSubmit, onInput, onBlur, noValidate: true, method: 'post' }
  return { namespace, given, refusal, isSending, problems, judge, heed, focus, problemOf, parts }
}

export type FormState = Omit<ReturnType<typeof useForm>, 'parts'>
