import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** A way between two programs that can be cut: nothing gets through, and nobody is told so. */
export class CutProxy {
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  #isCut = false

  private constructor(server: Server) {
    this.#server = server
  }

  /** A way to a port of this machine. */
  static async to(port: number): Promise<CutProxy> {
    const server = createServer()
    const proxy = new CutProxy(server)
    server.on('connection', near => proxy.#join(near, connect(port, '127.0.0.1')))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return proxy
  }

  /** An address by way of this proxy. */
  url(direct: string): string {
    const { port } = this.#server.address() as { port: number }
    return direct.replace(/:\d+(?=\/|$)/, `:${port}`)
  }

  #join(near: Socket, far: Socket): void {
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(from)
      from.on('data', data => {
        if (!this.#isCut) to.write(data) // what is sent while it is cut is lost, as in a network
      })
      from.on('close', () => {
        this.#sockets.delete(from)
        if (!this.#isCut) to.destroy()
      })
      from.on('error', () => from.destroy())
    }
  }

  cut(): void {
    this.#isCut = true
  }

  /** Whatever went over it before has missed something, and is ended. */
  mend(): void {
    this.#isCut = false
    for (const socket of this.#sockets) socket.destroy()
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy()
    this.#server.close()
  }
}
