import type * as z from 'zod'

/** What is wrong with data from outside: the path of the very field, and in one line what it should be. */
interface Problem {
  readonly path: readonly PropertyKey[]
  readonly text: string
}

type Issue = z.core.$ZodIssue

const MOST_NAMED = 20 // values that are listed in a message

/** The first thing that is wrong, as found by a schema. */
export function firstProblem(issues: readonly Issue[], data: unknown): Problem {
  const first = issues[0]!
  const problem = problemOf(first, data)
  const stranger = issues.find(issue => issue.code === 'unrecognized_keys')
  if (stranger === undefined || stranger === first || valueAt(data, problem.path) !== undefined) return problem
  return { ...problem, text: `${problem.text}; '${stranger.keys[0]}' is unknown` } // perhaps misspelt
}

function problemOf(issue: Issue, data: unknown): Problem {
  if (issue.code === 'invalid_union' && issue.errors.length > 0) return closestProblem(issue.path, issue.errors, data)
  if (issue.code === 'unrecognized_keys') {
    const path = [...issue.path, issue.keys[0]!]
    return { path, text: 'is unknown' }
  }
  const value = valueAt(data, issue.path)
  const wanted = wantedBy(issue)
  if (value === undefined) return { path: issue.path, text: `is missing${wanted === '' ? '' : `: ${wanted}`}` }
  return { path: issue.path, text: wanted === '' ? issue.message : `${shown(value)} is not ${wanted}` }
}

/** Of several shapes, the one that the data came closest to: whose complaint is about the deepest field. */
function closestProblem(path: readonly PropertyKey[], errors: readonly (readonly Issue[])[], data: unknown): Problem {
  const within = valueAt(data, path)
  const problems = errors.filter(issues => issues.length > 0).map(issues => firstProblem(issues, within))
  const closest = problems.reduce((best, other) => (other.path.length > best.path.length ? other : best))
  if (closest.path.length > 0) return { path: [...path, ...closest.path], text: closest.text }
  return { path, text: within === undefined ? 'is missing' : [...new Set(problems.map(({ text }) => text))].join(', ') }
}

/** What a field takes, with its limits. */
function wantedBy(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_value':
      return oneOf(issue.values.map(String))
    case 'invalid_union':
      return 'options' in issue ? oneOf((issue.options as readonly unknown[]).map(String)) : ''
    case 'invalid_type':
      if (issue.expected === 'nonoptional') return '' // anything, but something
      return issue.expected === 'int' ? 'a whole number' : withArticle(issue.expected)
    case 'too_big':
      return `${sizeOf(issue.origin)}${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}`
    case 'too_small':
      return `${sizeOf(issue.origin)}${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}`
    default:
      return ''
  }
}

function oneOf(values: readonly string[]): string {
  if (values.length === 1) return `'${values[0]}'`
  const more = values.length > MOST_NAMED ? ` … (${values.length} in all)` : ''
  return `one of ${values.slice(0, MOST_NAMED).join(', ')}${more}`
}

function withArticle(type: string): string {
  return `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`
}

/** Lists and texts are measured by their length. */
function sizeOf(origin: string): string {
  return origin === 'array' || origin === 'string' ? 'of length ' : ''
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? `'${value}'` : JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (at as Readonly<Record<PropertyKey, unknown>> | null | undefined)?.[key],
    data,
  )
}
