import type { PersonView } from '#contract/identity.ts'
import { languages } from '#domain/brands/brand.ts'
import { personNameProblem } from '#domain/values/text-limits.ts'
import { call } from '#web/client/call.ts'
import { changeSession } from '#web/client/session-state.ts'
import { warnNotLoaded } from '#web/client/warn-not-loaded.ts'
import { ChoiceField, Field } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import forms from '#web/components/forms/forms.module.css'
import type { Rules } from '#web/components/forms/rules.ts'
import { useForm } from '#web/components/forms/use-form.ts'
import { useSwitchLanguage } from '#web/language/switch-language.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { languageNames } from '#web/ui/language-names.data.ts'
import { showToast } from '#web/ui/toast-store.ts'

const rules: Rules = { name: personNameProblem }

export function ProfileForm({ person }: { person: PersonView }) {
  const { t } = useTranslation('settings')
  const shown = useLanguage()
  const switchLanguage = useSwitchLanguage(warnNotLoaded)
  const { formProps, ...form } = useForm({
    rules,
    namespace: 'settings',
    send: ({ name = '', language }) =>
      call(
        'POST /api/identity/changeProfile',
        {
          body: {
            name,
            language: languages.find((known) => known === language) ?? person.language,
          },
        },
        { hidesOfflineToast: true },
      ),
    onDone: (changed) => {
      changeSession({ person: changed })
      showToast('info', t('profile.saved'))
      if (changed.language !== person.language && changed.language !== shown)
        void switchLanguage(changed.language)
    },
  })
  return (
    <form className={forms.form} {...formProps}>
      <DescriptionList
        layout="columns"
        items={[
          { term: t('profile.account'), value: person.account },
          { term: t('profile.mobile'), value: person.mobile ?? t('profile.noMobile') },
        ]}
      />
      <Field
        form={form}
        name="name"
        label={t('profile.name')}
        autoComplete="name"
        defaultValue={person.name}
      />
      <ChoiceField
        form={form}
        name="language"
        label={t('profile.language')}
        help={t('profile.languageHelp')}
        choices={languages.map((value) => ({ value, label: languageNames[value] }))}
        defaultValue={person.language}
      />
      <FormFooter form={form} submitLabel={t('profile.save')} />
    </form>
  )
}
