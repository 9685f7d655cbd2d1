import { jsonSchemaOf, type Operation, type Parameter, type Schema } from '#web/client/openapi.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { CodeSample } from '#web/ui/code-sample.tsx'
import { curlOf } from './curl.ts'
import styles from './reference.module.css'
import { SchemaFacts, SchemaTree } from './schema-tree.tsx'

export type ListedCall = { readonly method: string; readonly path: string; readonly operation: Operation }

/** One call: description, parameters, response and an example. */
export function CallArticle({ call, origin }: { call: ListedCall; origin: string }) {
  const { t } = useTranslation('apiReference')
  const language = useLanguage()
  const { method, path, operation } = call
  const { requestBody, responses } = operation
  const reply = jsonSchemaOf(responses[200])
  const body = requestBody && jsonSchemaOf(requestBody)
  return (
    <article className={styles.call} id={operation.operationId}>
      <h3>{operation.summary}</h3>
      <p className={styles.line}>
        <MethodBadge method={method} /> <code>{path}</code>
        {operation.security && <span className={styles.needsLogIn}>{t('needsLogIn')}</span>}
      </p>
      <p className={styles.description}>{operation.description}</p>
      {operation.parameters.length > 0 && <Parameters parameters={operation.parameters} />}
      {body && <Shape title={t('body')} schema={body} />}
      {requestBody && !body && <FileNote title={t('body')} />}
      {reply ? (
        <Shape title={t('reply')} schema={reply.properties?.data ?? {}} />
      ) : (
        <FileNote title={t('file')} />
      )}
      <h4>{t('example')}</h4>
      <CodeSample
        text={curlOf({ origin, method, path, operation, language })}
        copyLabel={t('common:copy')}
        copiedLabel={t('common:copied')}
      />
    </article>
  )
}

export function MethodBadge({ method }: { method: string }) {
  return (
    <span className={styles.method} data-method={method}>
      {method}
    </span>
  )
}

function Shape({ title, schema }: { title: string; schema: Schema }) {
  return (
    <details className={styles.shape} open>
      <summary>
        <h4>{title}</h4> <SchemaFacts schema={schema} />
      </summary>
      <SchemaTree schema={schema} />
    </details>
  )
}

/** A response that is not JSON is a file. */
function FileNote({ title }: { title: string }) {
  const { t } = useTranslation('apiReference')
  return (
    <>
      <h4>{title}</h4>
      <p>{t('bytes')}</p>
    </>
  )
}

function Parameters({ parameters }: { parameters: readonly Parameter[] }) {
  const { t } = useTranslation('apiReference')
  return (
    <>
      <h4>{t('parameters')}</h4>
      <table className={styles.parameters}>
        <thead>
          <tr>
            <th scope="col">{t('name')}</th>
            <th scope="col">{t('type')}</th>
            <th scope="col">{t('need')}</th>
          </tr>
        </thead>
        <tbody>
          {parameters.map(({ name, required, schema }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>
                <SchemaFacts schema={schema} />
              </td>
              <td>{t(required ? 'required' : 'optional')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
