import { render } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { RequestForm } from '#web/components/requests/request-form.tsx'
import { baseNamespaces, formNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'

const namespaces = [...baseNamespaces, ...formNamespaces, 'drafts', 'requests'] as const

/** Loads the texts of the form in English; returns how to show it. */
export async function loadRequestForm() {
  const translator = await createTranslator('ningbo', 'en', [...namespaces])
  return (props: Omit<ComponentProps<typeof RequestForm>, 'onSent'>) =>
    render(
      <TranslatorContext value={translator}>
        <RequestForm {...props} onSent={() => {}} />
      </TranslatorContext>,
    )
}
