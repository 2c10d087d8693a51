import * as z from 'zod'

type Schema = Readonly<Record<string, unknown>>

interface Described {
  readonly summary: string
  readonly security?: readonly object[]
  readonly responses: Readonly<Record<string, { content?: Record<string, { schema: Schema }> }>>
}

export interface ApiDocument {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/** What a server publishes about its answers, as a judge of the answers it really gives. */
export class Judge {
  readonly document: ApiDocument
  readonly #shapes: Map<string, z.ZodType>
  /** Every answer judged so far, as 'GET /api/me'. */
  readonly seen = new Set<string>()

  private constructor(document: ApiDocument, shapes: Map<string, z.ZodType>) {
    this.document = document
    this.#shapes = shapes
  }

  static async of(url: string): Promise<Judge> {
    return new Judge((await (await fetch(`${url}/api/openapi.json`)).json()) as ApiDocument, new Map())
  }

  /** Of another server that publishes the same. */
  another(): Judge {
    return new Judge(this.document, this.#shapes)
  }

  /** All that the document tells of, as 'GET /api/tables/{id}'. */
  get operations(): string[] {
    return Object.entries(this.document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
    )
  }

  /** What is wrong with an answer by the document; undefined if nothing is. */
  wrong(method: string, address: string, status: number, data: unknown): string | undefined {
    const path = this.#pathOf(address.split('?')[0]!)
    const operation = path === undefined ? undefined : this.document.paths[path]?.[method.toLowerCase()]
    if (operation === undefined) return status === 404 ? undefined : `${method} ${address} is not described`
    const { content } = operation.responses[String(status)] ?? operation.responses['default']!
    const schema = content?.['application/json']?.schema
    if (status < 300) this.seen.add(`${method} ${path}`)
    return schema === undefined ? undefined : this.#fits(JSON.stringify(schema), data)
  }

  /** What is wrong with a message of a named shape. */
  wrongAs(name: string, data: unknown): string | undefined {
    return this.#fits(JSON.stringify({ $ref: `#/components/schemas/${name}` }), data)
  }

  #fits(schema: string, data: unknown): string | undefined {
    let shape = this.#shapes.get(schema)
    if (shape === undefined) {
      const whole = JSON.stringify({ ...(JSON.parse(schema) as object), $defs: this.document.components.schemas })
      shape = z.fromJSONSchema(JSON.parse(whole.replaceAll('#/components/schemas/', '#/$defs/')) as never)
      this.#shapes.set(schema, shape)
    }
    const { success, error } = shape.safeParse(data)
    return success
      ? undefined
      : `${JSON.stringify(error.issues).slice(0, 600)} in ${JSON.stringify(data).slice(0, 600)}`
  }

  #pathOf(address: string): string | undefined {
    if (address in this.document.paths) return address
    const parts = address.split('/')
    return Object.keys(this.document.paths).find(path => {
      const wanted = path.split('/')
      return wanted.length === parts.length && wanted.every((part, n) => part.startsWith('{') || part === parts[n])
    })
  }
}

const judges = new Map<string, Promise<Judge>>()
let first: Promise<Judge> | undefined // of this process: to read what a server publishes costs as much as a short test

/** The judge of the server at an address. All that a process of tests talks to say the same of their answers. */
export function judgeOf(url: string): Promise<Judge> {
  first ??= Judge.of(url)
  const there = judges.get(url) ?? first.then(judge => judge.another())
  judges.set(url, there)
  return there
}
