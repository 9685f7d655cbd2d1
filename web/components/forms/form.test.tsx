import { act, render, renderHook, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { amountDigits } from '#domain/values/decimal-digits.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import { unreachable } from '#web/client/unreachable.ts'
import { DayField } from '#web/components/dates/day-field.tsx'
import { baseNamespaces, formNamespaces } from '#web/language/messages.ts'
import { createTranslator, type Translator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { Combobox } from '#web/ui/combobox/combobox.tsx'
import { showToast, useToasts } from '#web/ui/toast-store.ts'
import { AmountField, Field } from './field.tsx'
import { FormFooter } from './form-footer.tsx'
import { countRange, decimalRange } from './number-range.ts'
import { type FormValues, required } from './rules.ts'
import { useForm } from './use-form.ts'
import { useProblem } from './use-problem.ts'

let translator: Translator
let result: Result<string>
const send = vi.fn(async (_: FormValues) => result)

beforeEach(async () => {
  translator = await createTranslator('ningbo', 'en', [...baseNamespaces, ...formNamespaces])
  result = ok('done')
  send.mockClear()
})

function Form() {
  const { formProps, ...form } = useForm({
    rules: { name: required, mobile: required },
    focusByRefusal: { 'wrong-code': 'mobile' },
    send,
    onDone: () => {},
  })
  return (
    <form {...formProps}>
      <Field form={form} name="name" label="Name" autoComplete="off" />
      <Field form={form} name="mobile" label="Mobile" autoComplete="off" inputMode="numeric" />
      <FormFooter form={form} submitLabel="Save" />
    </form>
  )
}

const show = () =>
  render(
    <TranslatorContext value={translator}>
      <Form />
    </TranslatorContext>,
  )

const summary = () => screen.getByRole('alert')
const entries = () =>
  within(summary())
    .getAllByRole('link')
    .map((link) => link.textContent)
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

test('a form with errors lists them once, and the list takes the focus', async () => {
  show()
  await save()
  expect(document.activeElement).toBe(summary())
  expect(entries()).toHaveLength(2)
  expect(entries()[0]).toContain('Name')
  expect(entries()[1]).toContain('Mobile')
})

test('an entry of the list leads to its field', async () => {
  show()
  await save()
  await userEvent.click(within(summary()).getByRole('link', { name: /Mobile/ }))
  expect(document.activeElement).toBe(screen.getByLabelText('Mobile'))
})

test('a corrected field leaves the list, and typing does not move the focus', async () => {
  show()
  await save()
  await userEvent.type(screen.getByLabelText('Name'), 'Li')
  expect(entries()).toHaveLength(1)
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
})

test('a field that the server refuses is in the list until it is edited', async () => {
  result = invalidFields({ mobile: 'unknown-value' })
  show()
  await userEvent.type(screen.getByLabelText('Name'), 'Li')
  await userEvent.type(screen.getByLabelText('Mobile'), '1')
  await save()
  expect(document.activeElement).toBe(summary())
  expect(entries()).toHaveLength(1)
  await userEvent.type(screen.getByLabelText('Mobile'), '2')
  expect(screen.queryByRole('link')).toBeNull()
})

test('what the server has refused is listed with the other errors, in the order of the page', async () => {
  result = invalidFields({ mobile: 'unknown-value' })
  show()
  await userEvent.type(screen.getByLabelText('Name'), 'Li')
  await userEvent.type(screen.getByLabelText('Mobile'), '1')
  await save()
  await userEvent.clear(screen.getByLabelText('Name'))
  await save()
  expect(entries().map((entry) => entry?.split(' ')[0])).toEqual(['Name', 'Mobile'])
})

test('a refusal without a field is one sentence, and the suspected field gets the focus', async () => {
  result = refusal('wrong-code')
  show()
  await userEvent.type(screen.getByLabelText('Name'), 'Li')
  await userEvent.type(screen.getByLabelText('Mobile'), '1')
  await save()
  await act(async () => {})
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(summary().textContent).not.toBe('')
  const mobile = screen.getByLabelText('Mobile')
  expect(document.activeElement).toBe(mobile)
  // The sentence stands beside the field until it is edited.
  const sentences = () => screen.queryAllByText(/This code is incorrect/)
  expect(sentences()).toHaveLength(2)
  expect(mobile.getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(mobile, '2')
  expect(sentences()).toEqual([summary()])
  expect(mobile.getAttribute('aria-invalid')).not.toBe('true')
})

test('a number is sent without its thousands separators, another text as it was typed', async () => {
  show()
  await userEvent.type(screen.getByLabelText('Name'), '30,000')
  await userEvent.type(screen.getByLabelText('Mobile'), '30,000')
  await save()
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: '30,000', mobile: '30000' })
  expect(screen.getByLabelText<HTMLInputElement>('Mobile').value).toBe('30,000')
})

test('an amount has separators until it is edited and again after it; it is sent without them', async () => {
  function Price() {
    const { formProps, ...form } = useForm({ rules: {}, send, onDone: () => {} })
    return (
      <form {...formProps}>
        <AmountField form={form} name="price" label="Price" defaultValue="3055" />
        <FormFooter form={form} submitLabel="Save" />
      </form>
    )
  }
  render(
    <TranslatorContext value={translator}>
      <Price />
    </TranslatorContext>,
  )
  const price = screen.getByLabelText<HTMLInputElement>('Price')
  expect(price.value).toBe('3,055')
  await userEvent.click(price)
  expect(price.value).toBe('3055')
  await userEvent.clear(price)
  await userEvent.type(price, '1234567.5')
  await userEvent.tab()
  expect(price.value).toBe('1,234,567.5')
  await save()
  expect(send).toHaveBeenCalledExactlyOnceWith({ price: '1234567.5' })
})

test('a field with a button of its own is checked when the focus moves on to that button', async () => {
  function Day() {
    const { formProps, ...form } = useForm({
      rules: { day: (text) => (text === 'soon' ? 'wrong-format' : undefined) },
      send,
      onDone: () => {},
    })
    return (
      <form {...formProps}>
        <DayField form={form} name="day" label="Day" />
      </form>
    )
  }
  render(
    <TranslatorContext value={translator}>
      <Day />
    </TranslatorContext>,
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'Day' }), 'soon')
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button'))
  expect(screen.getByText('Enter a date, e.g. 31 Dec 2026')).toBeTruthy()
})

test('two presses in one instant send the form once', async () => {
  show()
  await userEvent.type(screen.getByLabelText('Name'), 'Li')
  await userEvent.type(screen.getByLabelText('Mobile'), '1')
  const button = screen.getByRole('button', { name: 'Save' })
  await act(async () => {
    button.click()
    button.click()
  })
  expect(send).toHaveBeenCalledOnce()
  await save()
  expect(send).toHaveBeenCalledTimes(2)
})

const carrier = { value: 'MSK', label: 'Maersk' }
const findCarrier = (text: string) => (text === carrier.label ? [carrier] : [])
const pickerLabels = {
  results: String,
  none: String,
  loading: 'Loading',
  failed: 'Failed',
  retry: 'Retry',
  clear: 'Clear',
}

function RateForm() {
  const { formProps, ...form } = useForm({
    rules: { carrier: required, price: () => 'wrong-format', 'tiers.0.days': () => 'too-large' },
    rangeOf: (name) =>
      name === 'price' ? decimalRange(amountDigits) : countRange({ min: 1, max: 1000, isWhole: true }),
    send,
    onDone: () => {},
  })
  const problem = useProblem(form)
  const [picked, setPicked] = useState<typeof carrier>()
  return (
    <form {...formProps}>
      <Combobox
        name="carrier"
        label="Carrier"
        problem={problem('carrier', 'Carrier')}
        labels={pickerLabels}
        search={findCarrier}
        value={picked}
        onChange={setPicked}
      />
      <Field form={form} name="price" label="Price" autoComplete="off" inputMode="decimal" />
      <Field form={form} name="tiers.0.days" label="Days" autoComplete="off" inputMode="numeric" />
      <FormFooter form={form} submitLabel="Save" beside={<a href="/back">Cancel</a>} />
    </form>
  )
}

test('the problems of a picker and of numbers say what is allowed', async () => {
  render(
    <TranslatorContext value={translator}>
      <RateForm />
    </TranslatorContext>,
  )
  await save()
  expect(entries()[0]).toBe('Carrier is required')
  await userEvent.type(screen.getByRole('combobox'), 'Nothing')
  await save()
  expect(entries()).toEqual([
    'Carrier is not in the list; select an option',
    'Price: enter a number from 0 to 999,999,999, with no more than 4 decimals',
    'Days: enter a whole number from 1 to 1,000',
  ])
  await userEvent.clear(screen.getByRole('combobox'))
  await userEvent.type(screen.getByRole('combobox'), 'Maersk{Enter}')
  await save()
  expect(entries()).toHaveLength(2)
})

test('the errors are above the row of buttons', async () => {
  render(
    <TranslatorContext value={translator}>
      <RateForm />
    </TranslatorContext>,
  )
  await save()
  const row = screen.getByRole('link', { name: 'Cancel' }).parentElement
  expect(row?.contains(screen.getByRole('button', { name: 'Save' }))).toBe(true)
  expect(row?.contains(summary())).toBe(false)
})

const setOnline = (isOnline: boolean) =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  })

test('a form sent offline says that the browser is offline, until it is online again', async () => {
  show()
  await userEvent.type(screen.getByLabelText('Name'), 'Lin')
  await userEvent.type(screen.getByLabelText('Mobile'), '1')
  setOnline(false)
  result = unreachable()
  await save()
  expect(summary().textContent).toBe(
    'You are offline, so nothing was sent. Try again when you are back online.',
  )
  setOnline(true)
  expect(summary().textContent).toBe('')
  result = unreachable()
  await save()
  expect(summary().textContent).toContain('We cannot reach the server right now')
})

test('a toast of what was saved before is gone when the form is refused; one with a next step stays', async () => {
  showToast('info', 'Saved')
  showToast('info', 'Deleted', { text: 'Undo', run: () => {} })
  show()
  await save()
  expect(renderHook(useToasts).result.current.map(({ text }) => text)).toEqual(['Deleted'])
})

test('a field that becomes wrong after the form was sent is in the list too, in the order of the page', async () => {
  show()
  await userEvent.type(screen.getByLabelText('Name'), 'Lin')
  await save()
  expect(entries()).toEqual([expect.stringContaining('Mobile')])
  await userEvent.clear(screen.getByLabelText('Name'))
  expect(entries()).toEqual([expect.stringContaining('Name'), expect.stringContaining('Mobile')])
})
