import { TestEnvironment } from 'jest-environment-jsdom';
import type { Context } from 'node:vm';
import { CURRENT_CONTEXT, rememberGlobals, shareGlobal } from '../src/rules/testing/sharedGlobals';
import { becomeWindow } from './becomeWindow';
import { continueFrameIds } from './frameIds';
import { watchTimers } from './watchTimers';

/**
 * A page without jest's sandbox: a separate context makes every access to a global slow, and libraries that are loaded once per
 * worker (`runtime.cjs`) must share the global object with the tests. Each file gets a new window, whose properties are copied to the
 * global object; afterwards the global object is restored.
 */
export default class PageEnvironment extends TestEnvironment {
  private readonly restoreGlobals = rememberGlobals();
  private readonly endTimers = watchTimers();
  private readonly window = this.global;
  private readonly leaveWindow = this.enterWindow();

  constructor(...[config, context]: ConstructorParameters<typeof TestEnvironment>) {
    // Without scripts in the page, jsdom creates no separate context.
    const testEnvironmentOptions = { ...config.projectConfig.testEnvironmentOptions, runScripts: undefined };
    super({ ...config, projectConfig: { ...config.projectConfig, testEnvironmentOptions } }, context);
    shareGlobal(this, config.projectConfig);
    // React reports component errors through an element created once, in a worker's first file, whose console is closed later.
    const consoleOfPage = this.dom?.virtualConsole.removeAllListeners('jsdomError');
    consoleOfPage?.on('jsdomError', (error) => console.error(error));
  }

  private enterWindow(): () => void {
    continueFrameIds(this.window);
    return becomeWindow(this.window);
  }

  override getVmContext(): Context {
    return CURRENT_CONTEXT;
  }

  override async teardown(): Promise<void> {
    this.fakeTimersModern?.dispose();
    await this.endTimers();
    this.leaveWindow();
    Object.assign(this, { global: this.window });
    await super.teardown();
    this.restoreGlobals();
  }
}
