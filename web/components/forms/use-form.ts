import { type FocusEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { plainNumber } from '#domain/values/plain-number.ts'
import {
  type FieldProblem,
  invalidFields,
  type Refusal,
  type Result,
  type WrongFields,
} from '#domain/values/refusal.ts'
import type { RefusalCode } from '#domain/values/refusal-codes.ts'
import type { Namespace } from '#web/language/messages.ts'
import { dismissDone } from '#web/ui/toast-store.ts'
import type { NumberRange } from './number-range.ts'
import { type FormValues, problemsOf, type Rules } from './rules.ts'

type FormRef = RefObject<HTMLFormElement | null>

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Its separators are no part of the value. */
export const isNumberField = (form: HTMLFormElement, name: string): boolean => {
  const control = form.elements.namedItem(name)
  return control instanceof Element && control.matches('[inputmode="numeric"], [inputmode="decimal"]')
}

const isControl = (target: EventTarget): target is Control =>
  target instanceof Element && target.matches('input, select, textarea')

/** Pickers with a typed text that was not picked from the list: their hidden field has no value. */
const unpickedIn = (form: HTMLFormElement, values: FormValues): ReadonlySet<string> =>
  new Set(
    [...form.querySelectorAll<HTMLInputElement>('input[role="combobox"][name]')]
      .filter(({ name, value }) => value.trim() !== '' && values[name] === '')
      .map(({ name }) => name),
  )

/** Files are uploaded on their own; the form holds their ids. */
export const valuesOf = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(
    [...new FormData(form)]
      .filter((field): field is [string, string] => typeof field[1] === 'string')
      .map(([name, text]) => [name, isNumberField(form, name) ? plainNumber(text) : text]),
  )

type ReadForm = { readonly values: FormValues; readonly unpicked: ReadonlySet<string> }

function readForm(form: HTMLFormElement): ReadForm {
  const values = valuesOf(form)
  return { values, unpicked: unpickedIn(form, values) }
}

const problemsIn = (rules: Rules, { values, unpicked }: ReadForm): WrongFields => ({
  ...problemsOf(rules, values),
  ...Object.fromEntries(
    [...unpicked].filter((name) => name in rules).map((name) => [name, 'unknown-value' as const]),
  ),
})

const focusOn = (form: HTMLFormElement | null, isWanted: (name: string) => boolean) =>
  [...(form?.elements ?? [])]
    .filter(isControl)
    .find(({ name, type }) => type !== 'hidden' && isWanted(name))
    ?.focus()

/**
 * A message that appeared while a button or checkbox is being pressed would move it away under the pointer; the button
 * beside a field stays above the message.
 */
const wasLeft = (control: Control, next: EventTarget | null) =>
  control.value !== '' &&
  (!(next instanceof Element && next.matches('button, a, [type="checkbox"]')) ||
    control.parentElement?.contains(next) === true)

/** The fields are uncontrolled, so that neither a refusal nor a change of language removes what was typed. */
function useFormValues(form: FormRef, rules: Rules) {
  const [read, setRead] = useState<ReadForm>({ values: {}, unpicked: new Set() })
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  // What was typed before hydration or filled in by a password manager.
  useEffect(() => {
    if (form.current) setRead(readForm(form.current))
  }, [form])
  const problems = problemsIn(rules, read)
  return {
    values: read.values,
    setRead,
    problems,
    touch: (...names: readonly string[]) => setTouched(new Set([...touched, ...names])),
    visibleProblem: (name: string) => (touched.has(name) ? problems[name] : undefined),
  }
}

/** Which field gets the focus after a refusal that names no field. */
type FocusByRefusal = Partial<Record<RefusalCode, string>>

/** The last refusal; a field the server has refused stays wrong until it is edited. */
function useRefusal(form: FormRef, focusByRefusal: FocusByRefusal = {}) {
  const [refusal, setRefusal] = useState<Refusal>()
  const [attempt, setAttempt] = useState(0)
  const [serverProblems, setServerProblems] = useState<WrongFields>({})
  const [isEdited, setEdited] = useState(false)
  const fieldToFocus = refusal && focusByRefusal[refusal.refusal]
  // In an effect: while it is pending, the button takes no focus. Wrong fields are listed in the summary, which takes it.
  useEffect(() => {
    if (!refusal || refusal.fields) return
    if (fieldToFocus) focusOn(form.current, (name) => name === fieldToFocus)
    else form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
  }, [form, refusal, fieldToFocus])
  const showRefusal = (refused: Refusal | undefined) => {
    setRefusal(refused)
    setEdited(false)
    if (!refused) return
    dismissDone()
    setAttempt((count) => count + 1)
  }
  return {
    refusal,
    attempt,
    serverProblems,
    /** The field that a refusal without fields is about, until it is edited. */
    refusedField: isEdited ? undefined : fieldToFocus,
    showFieldProblems: (wrong: WrongFields) => showRefusal(invalidFields(wrong)),
    showResult(result: Result<unknown>) {
      showRefusal(result.ok ? undefined : result)
      setServerProblems(result.ok ? {} : (result.fields ?? {}))
    },
    clearServerProblem(name: string) {
      setServerProblems(({ [name]: _, ...others }) => others)
      if (name === fieldToFocus) setEdited(true)
    },
  }
}

/** A refusal that came after the form had been sent, by the names of its fields. */
export type LateRefusal = {
  readonly refusal: Refusal
  /** What was refused, where it is not in the field. */
  readonly texts?: FormValues
}

/** The limits of numbers that the rules do not state. */
export type RangeOf = (name: string, values: FormValues) => NumberRange | undefined

type Found = {
  readonly rules: Rules
  readonly values: FormValues
  readonly serverProblems: WrongFields
  readonly refused: LateRefusal | undefined
  readonly rangeOf: RangeOf | undefined
  visibleProblem(name: string): FieldProblem | undefined
}

/** The problem of a field and what its text needs. */
const problemReader = ({ rules, values, serverProblems, refused, visibleProblem, ...found }: Found) => ({
  problemOf: (name: string) => serverProblems[name] ?? visibleProblem(name),
  /** The limits of a number; the server may have stated a lower one. */
  rangeOf(name: string): NumberRange | undefined {
    const range = rules[name]?.range?.(values) ?? found.rangeOf?.(name, values)
    const most = serverProblems[name] && refused?.refusal.params.most
    return range && typeof most === 'number' ? { ...range, max: most } : range
  },
  statedBy: (name: string) => rules[name],
  refusedText: (name: string) => serverProblems[name] && refused?.texts?.[name],
})

/** A field that the rules do not know comes first: it is in the URL, or of the form as a whole. */
function inPageOrder(wrong: WrongFields, rules: Rules): WrongFields {
  const fields = Object.keys(rules)
  const entries = Object.entries(wrong)
  return Object.fromEntries(entries.toSorted(([one], [other]) => fields.indexOf(one) - fields.indexOf(other)))
}

type FormOptions<T> = {
  readonly rules: Rules
  /** Another object for each time that it is to be shown. */
  readonly refused?: LateRefusal
  readonly focusByRefusal?: FocusByRefusal
  /** The namespace with messages of its own, under `problems.<field>.<problem>`. */
  readonly namespace?: Namespace
  /** Which of the forms that share the namespace this is; some have messages of their own, under `problemsOf.<variant>`. */
  readonly variant?: string
  /** The numbers that a field takes, for its problems. */
  readonly rangeOf?: RangeOf
  send(values: FormValues): Promise<Result<T>>
  onDone(value: T): void
}

/** A ref, because a second press may come before the next render. */
function useSending<T>(send: FormOptions<T>['send']) {
  const [isSending, setSending] = useState(false)
  const busy = useRef(false)
  const change = (isBusy: boolean) => {
    busy.current = isBusy
    setSending(isBusy)
  }
  const sendOnce = (values: FormValues) => {
    change(true)
    return send(values).finally(() => change(false))
  }
  return { isSending, isBusy: () => busy.current, sendOnce }
}

function useLateRefusal(refused: LateRefusal | undefined, show: (result: Refusal) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new refusal is shown, not a new function.
  useEffect(() => {
    if (refused) show(refused.refusal)
  }, [refused])
}

/** A form that is validated while it is filled in and again when it is sent. */
export function useForm<T>(options: FormOptions<T>) {
  const { rules, focusByRefusal, refused, namespace = 'forms', variant, rangeOf, send, onDone } = options
  const ref = useRef<HTMLFormElement>(null)
  // Each field adds its label when it is rendered; the summary at the end of the form reads them.
  const labels = useRef(new Map<string, string>())
  const { values, setRead, touch, problems, visibleProblem } = useFormValues(ref, rules)
  const { refusal, attempt, refusedField, serverProblems, ...shown } = useRefusal(ref, focusByRefusal)
  const { showFieldProblems, showResult, clearServerProblem } = shown
  useLateRefusal(refused, showResult)
  const { isSending, isBusy, sendOnce } = useSending(send)
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy()) return
    const submitted = readForm(event.currentTarget)
    setRead(submitted)
    touch(...Object.keys(rules))
    const wrong = problemsIn(rules, submitted)
    // What the server has refused is still wrong, and is listed with the others.
    if (Object.keys(wrong).length > 0)
      return showFieldProblems(inPageOrder({ ...serverProblems, ...wrong }, rules))
    const result = await sendOnce(submitted.values)
    showResult(result)
    if (result.ok) onDone(result.value)
  }
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    setRead(readForm(event.currentTarget))
    if (isControl(event.target)) clearServerProblem(event.target.name)
  }
  const onBlur = ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    if (isControl(target) && wasLeft(target, relatedTarget)) touch(target.name)
  }
  const focus = (field: string) => focusOn(ref.current, (name) => name === field)
  const reader = problemReader({ rules, values, serverProblems, refused, rangeOf, visibleProblem })
  // By POST, so that nothing typed can become part of a URL.
  const formProps = { ref, onSubmit, onInput, onBlur, noValidate: true, method: 'post' }
  const texts = { namespace, variant, labels, ...reader }
  const state = { ...texts, values, refusal, refusedField, attempt, isSending, problems }
  return { ...state, touch, showResult, focus, formProps }
}

export type FormState = Omit<ReturnType<typeof useForm>, 'formProps'>
