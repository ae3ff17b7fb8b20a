import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { test } from '@playwright/test';

/** A server of a test's own, which may be stopped and started again. */
export class OwnServer {
  readonly #port = 4200 + test.info().parallelIndex;
  readonly address = `http://127.0.0.1:${this.#port}`;
  readonly #home = `build/e2e-own-${this.#port}`;
  #process: ChildProcess | null = null;

  constructor() {
    rmSync(this.#home, { recursive: true, force: true });
  }

  async start(...flags: readonly string[]): Promise<void> {
    const started = spawn('../sheepfold', ['serve', '--port', `${this.#port}`, '--home', this.#home, ...flags], {
      stdio: 'ignore',
    });
    this.#process = started;
    while (!(await this.#answers())) {
      if (started.exitCode !== null) {
        throw new Error(`The server ended with status ${started.exitCode}.`);
      }
      await new Promise((wake) => setTimeout(wake, 100));
    }
  }

  /** Asks it to stop, as an operator would. */
  async stop(): Promise<void> {
    const stopping = this.#process;
    this.#process = null;
    if (stopping && stopping.exitCode === null) {
      stopping.kill('SIGTERM');
      await once(stopping, 'exit');
    }
  }

  #answers(): Promise<boolean> {
    return fetch(`${this.address}/health`).then(
      (answer) => answer.ok,
      () => false,
    );
  }
}
