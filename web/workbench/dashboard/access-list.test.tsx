import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { baseNamespaces, formNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { AccessList } from './access-list.tsx'

test('names what a verified company can use, and nothing that has no page yet', async () => {
  const translator = await createTranslator('group', 'en', [
    ...baseNamespaces,
    ...formNamespaces,
    'access',
    'workbench',
  ])
  render(
    <TranslatorContext value={translator}>
      <AccessList actor={{ kind: 'registered', userId: 'p', membershipStatus: 'no-company' }} />
    </TranslatorContext>,
  )
  const named = screen.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent)
  expect(named).toEqual(['View rates', 'View saved quotes'])
  for (const missing of ['book', 'track', 'place-order'] as const)
    expect(screen.queryByText(translator.translate(`access:permissions.${missing}`))).toBeNull()
})
