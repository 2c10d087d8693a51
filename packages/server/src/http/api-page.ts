import type { ApiDocument, Operation, Schema } from './openapi.ts'

const STYLE = `
:root { color-scheme: light dark; --ink: #2b2620; --paper: #f6f1e4; --line: #cbbf9f; --mark: #8a3b12 }
@media (prefers-color-scheme: dark) { :root { --ink: #d9e6cf; --paper: #11160f; --line: #36452f; --mark: #9be37f } }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif }
h1, h2 { line-height: 1.2 }
h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--line) }
a { color: var(--mark) }
details { border-bottom: 1px solid var(--line); padding: .4rem 0 }
summary { cursor: pointer }
summary:focus-visible, a:focus-visible { outline: 2px solid var(--mark); outline-offset: 2px }
code, pre { font: .9rem/1.45 ui-monospace, monospace }
pre { overflow-x: auto; padding: .6rem .8rem; border-left: 3px solid var(--line); margin: .5rem 0 }
.method { display: inline-block; min-width: 4.5rem; color: var(--mark); font-weight: 700 }
dt { margin-top: .5rem; font-weight: 600 }
dd { margin: 0 }
`

/** The document as a page to read: no script, nothing from elsewhere. */
export function apiPage({ info, paths, components }: ApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const tags = [...new Set(operations.flatMap(({ operation }) => operation.tags))]
  const chapters = tags.map(tag => {
    const told = operations.filter(({ operation }) => operation.tags.includes(tag))
    return `<h2 id="${escape(tag)}">${escape(tag)}</h2>${told.map(one => operationPart(one.path, one.method, one.operation)).join('')}`
  })
  const shapes = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details id="schema-${escape(name)}"><summary><code>${escape(name)}</code></summary>${described(schema)}<pre>${linked(shapeOf(schema))}</pre></details>`,
  )
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(info.title)}: API</title><style>${STYLE}</style></head>
<body><main>
<h1>${escape(info.title)}: API</h1>
${info.description
  .split('\n\n')
  .map(text => `<p>${escape(text)}</p>`)
  .join('\n')}
<p><a href="/api/openapi.json">OpenAPI 3.1 for programs</a></p>
<nav aria-label="Chapters">${tags.map(tag => `<a href="#${escape(tag)}">${escape(tag)}</a>`).join(' · ')} · <a href="#shapes">shapes</a></nav>
${chapters.join('\n')}
<h2 id="shapes">shapes</h2>
${shapes.join('\n')}
</main></body></html>`
}

function operationPart(path: string, method: string, operation: Operation): string {
  const { summary, description, parameters = [], requestBody, responses, security } = operation
  const parts: [string, string][] = []
  if (security !== undefined)
    parts.push(['for', security.length === 1 ? 'people at their browser, signed in' : 'whoever is signed in'])
  for (const { name, required, schema } of parameters)
    parts.push([`${name}${required ? '' : '?'}`, `<code>${linked(shapeOf(schema))}</code>${described(schema)}`])
  const body = requestBody?.content['application/json']?.schema
  if (body !== undefined) parts.push(['body', `<pre>${linked(shapeOf(body))}</pre>`])
  const answer = responses['200']?.content?.['application/json']?.schema
  if (answer !== undefined) parts.push(['answer', `<pre>${linked(shapeOf(answer))}</pre>`])
  if (operation.operationId === 'live') parts.push(['send', linked('LiveIn')], ['receive', linked('LiveOut')])
  return `<details id="${escape(operation.operationId)}"><summary><span class="method">${method.toUpperCase()}</span><code>${escape(path)}</code> ${escape(summary)}</summary>
${description === undefined ? '' : `<p>${escape(description)}</p>`}<dl>${parts.map(([term, text]) => `<dt>${escape(term)}</dt><dd>${text}</dd>`).join('')}</dl></details>`
}

function described(schema: Schema): string {
  return typeof schema['description'] === 'string' ? `<p>${escape(schema['description'])}</p>` : ''
}

/** A schema in the words of TypeScript, which are shorter. Names of other schemas stand between two marks. */
function shapeOf(schema: Schema, indent = ''): string {
  const { $ref, anyOf, oneOf, allOf, type, items, prefixItems, properties, additionalProperties } = schema
  if (typeof $ref === 'string') return `⟦${$ref.split('/').at(-1)}⟧`
  if ('const' in schema) return JSON.stringify(schema['const'])
  if (Array.isArray(schema['enum'])) return schema['enum'].map(value => JSON.stringify(value)).join(' | ')
  const several = (anyOf ?? oneOf ?? allOf) as readonly Schema[] | undefined
  if (several !== undefined) return eitherOf(several, indent)
  if (Array.isArray(prefixItems)) return `[${prefixItems.map(item => shapeOf(item as Schema, indent)).join(', ')}]`
  if (type === 'array') return arrayOf(shapeOf((items ?? {}) as Schema, indent))
  if (properties !== undefined) return fieldsOf(schema, indent)
  if (type === 'object')
    return typeof additionalProperties === 'object' && additionalProperties !== null
      ? `{ [key]: ${shapeOf(additionalProperties as Schema, indent)} }`
      : '{ … }'
  return typeof type === 'string' ? type : Array.isArray(type) ? type.join(' | ') : 'anything'
}

/** In lines of their own if they are objects. */
function eitherOf(several: readonly Schema[], indent: string): string {
  if (!several.some(one => 'properties' in one)) return several.map(one => shapeOf(one, indent)).join(' | ')
  const comment = ({ description }: Schema): string =>
    typeof description === 'string' ? `\n${indent}// ${description}` : ''
  return several.map(one => `${comment(one)}\n${indent}| ${shapeOf(one, `${indent}  `)}`).join('')
}

function arrayOf(item: string): string {
  return item.includes('| ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
}

function fieldsOf({ properties, required = [] }: Schema, indent: string): string {
  const inner = `${indent}  `
  const fields = Object.entries(properties as Record<string, Schema>).map(([name, field]) => {
    const optional = (required as readonly string[]).includes(name) ? '' : '?'
    const comment = typeof field['description'] === 'string' ? `  // ${field['description']}` : ''
    return `${inner}${name}${optional}: ${shapeOf(field, inner)}${comment}`
  })
  return fields.length === 0 ? '{}' : `{\n${fields.join('\n')}\n${indent}}`
}

/** Safe text, in which names of schemas lead to them. */
function linked(text: string): string {
  const marked = text === 'LiveIn' || text === 'LiveOut' ? `⟦${text}⟧` : text
  return escape(marked).replaceAll(/⟦(\w+)⟧/g, '<a href="#schema-$1">$1</a>')
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, letter => ENTITIES[letter]!)
}
